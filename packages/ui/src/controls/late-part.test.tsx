import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latePart, useLatePart } from './late-part.ts'
import { act, render, screen } from '../testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A part whose loads the test ends, and what a control says of it. */
function renderControl(isWanted: boolean) {
  const loads: PromiseWithResolvers<string>[] = []
  const source = latePart(() => {
    const one = Promise.withResolvers<string>()
    loads.push(one)
    return one.promise
  })
  function Control({ wanted }: { wanted: boolean }) {
    const { part, isLost } = useLatePart(source, wanted)
    return <p>{part ?? (isLost ? 'lost' : 'on its way')}</p>
  }
  const { rerender } = render(<Control wanted={isWanted} />)
  return { source, loads, want: () => rerender(<Control wanted />) }
}

test('a part that nobody wants yet is asked for when the page does nothing', async () => {
  const { loads } = renderControl(false)
  expect(loads).toHaveLength(0)
  await passing(600)
  expect(loads).toHaveLength(1)
})

test('a part that somebody wants is asked for at once, and once while it is on its way', async () => {
  const { source, loads } = renderControl(true)
  source.ask()
  await passing(10_000)
  expect(loads).toHaveLength(1)
  loads[0]?.resolve('here')
  await passing(0)
  expect(screen.getByText('here')).toBeTruthy()
})

test('a part that was lost is said to be, and is asked for again while somebody waits', async () => {
  const { loads } = renderControl(true)
  loads[0]?.reject(new TypeError('no network'))
  await passing(0)
  expect(screen.getByText('lost')).toBeTruthy()
  await passing(3_000)
  loads[1]?.resolve('here')
  await passing(0)
  expect(screen.getByText('here')).toBeTruthy()
})

test('a part that was lost is asked for as soon as the network is back', async () => {
  const { loads } = renderControl(true)
  loads[0]?.reject(new TypeError('no network'))
  await passing(0)
  window.dispatchEvent(new Event('online'))
  expect(loads).toHaveLength(2)
})

test('a part that was lost at idle is asked for again only when somebody wants it', async () => {
  const { loads, want } = renderControl(false)
  await passing(600)
  loads[0]?.reject(new TypeError('no network'))
  await passing(60_000)
  expect(loads).toHaveLength(1)
  want()
  expect(loads).toHaveLength(2)
})
