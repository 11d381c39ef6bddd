import { expect, test, vi } from 'vitest'
import { ControlWords } from '../control-words.ts'
import { fireEvent, render, screen, silentWords } from '../testing.ts'
import { DropPlace } from './DropPlace.tsx'

const words = { ...silentWords, drop: 'Drop the file' }
const scan = new File(['%PDF'], 'scan.pdf')
const held = { dataTransfer: { types: ['Files'], files: [scan] } }

function show(isReady = true) {
  const onFile = vi.fn()
  render(
    <ControlWords value={words}>
      <DropPlace isReady={isReady} onFile={onFile}>
        <button type="button">Choose</button>
      </DropPlace>
    </ControlWords>,
  )
  return onFile
}
const inside = () => screen.getByRole('button', { name: 'Choose' })

test('a place for a file says so while one is held above it, and takes it', () => {
  const onFile = show()
  // Not prevented, the browser would open the file in place of the page.
  expect(fireEvent.dragOver(inside(), held)).toBe(false)
  expect(screen.getByText('Drop the file')).toBeTruthy()
  fireEvent.dragLeave(inside(), { relatedTarget: document.body })
  expect(screen.queryByText('Drop the file')).toBeNull()
  fireEvent.dragOver(inside(), held)
  expect(fireEvent.drop(inside(), held)).toBe(false)
  expect(onFile).toHaveBeenCalledExactlyOnceWith(scan)
  expect(screen.queryByText('Drop the file')).toBeNull()
})

test('a place that already takes a file keeps the page, but takes no other; a word that is dragged is none of its business', () => {
  const onFile = show(false)
  expect(fireEvent.dragOver(inside(), held)).toBe(false)
  expect(fireEvent.drop(inside(), held)).toBe(false)
  const word = { dataTransfer: { types: ['text/plain'], files: [] } }
  expect(fireEvent.dragOver(inside(), word)).toBe(true)
  expect(fireEvent.drop(inside(), word)).toBe(true)
  expect(screen.queryByText('Drop the file')).toBeNull()
  expect(onFile).not.toHaveBeenCalled()
})
