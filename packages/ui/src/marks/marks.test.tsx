import { expect, test } from 'vitest'
import { StatusBadge } from './StatusBadge.tsx'
import { FillBar } from './FillBar.tsx'
import { Num } from './words.tsx'
import { Progress } from './Progress.tsx'
import { render, screen } from '../testing.ts'

test('a status always has its word, also where only the door is drawn', () => {
  render(<StatusBadge shape="waiting" label="Waiting list" glyphOnly />)
  expect(screen.getByText('Waiting list')).toBeTruthy()
})

test('a number is isolated and runs left to right inside a Persian line', () => {
  render(
    <p dir="rtl">
      سفارش <Num>№ 48302</Num>
    </p>,
  )
  const number = screen.getByText('№ 48302')
  expect(number.tagName).toBe('BDI')
  expect(number.dir).toBe('ltr')
})

test('a fill bar says in words what it draws and leaves out what is nothing', () => {
  render(
    <FillBar
      label="12 of 50 places taken"
      parts={[
        { kind: 'sold', value: 12 },
        { kind: 'hold', value: 0 },
        { kind: 'free', value: 38 },
      ]}
    />,
  )
  expect(screen.getByRole('img', { name: '12 of 50 places taken' }).children).toHaveLength(2)
})

test('long work says in words how far it is, also while nobody knows how much there is', () => {
  const { rerender } = render(<Progress label="24 of 38 rows" most={38} done={24} />)
  const bar = screen.getByRole('progressbar', { name: '24 of 38 rows' })
  const said = ['now', 'max', 'text'].map((what) => bar.getAttribute(`aria-value${what}`))
  expect(said).toEqual(['24', '38', '24 of 38 rows'])
  rerender(<Progress label="Reading" />)
  expect(screen.getByRole('progressbar', { name: 'Reading' }).hasAttribute('aria-valuenow')).toBe(false)
})
