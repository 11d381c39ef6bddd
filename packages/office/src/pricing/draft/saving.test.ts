import { expect, test, vi } from 'vitest'
import { SavedSheet, type SaveAnswer, type SentChange } from './saving.ts'

const rows = [
  { museum_object_id: 'palace', prices: { 'ticket:common': { amount: 100 } }, revision: 3 },
  { museum_object_id: 'park', prices: {}, revision: 0 },
]
const edit = (object: string, amount: number) => [{ object, key: 'ticket:common' as const, to: { amount } }]

function saved(changes: SentChange[], versionId = 9): SaveAnswer {
  const all = changes.map(({ museum_object_id, revision }) => ({ museum_object_id, revision: revision + 1 }))
  return { version_id: versionId, revision: 1, saved: all, conflicts: [] }
}

function sheetOf(send: (versionId: number, changes: SentChange[]) => Promise<SaveAnswer>, onFailure: () => void = () => undefined) {
  return new SavedSheet({ rows, version: { id: 8, revision: 0 }, send, onFailure, pauseMs: 1_000_000, readAt: 0 })
}

test('what was typed is sent with the revision of its object, and the next change into the draft that was begun', async () => {
  const send = vi.fn(async (_: number, changes: SentChange[]) => saved(changes))
  const sheet = sheetOf(send)
  sheet.edit(edit('palace', 120))
  expect(await sheet.flush()).toBe(true)
  sheet.edit(edit('palace', 130))
  expect(await sheet.flush()).toBe(true)
  const prices = (amount: number) => ({ 'ticket:common': { amount } })
  expect(send.mock.calls).toEqual([
    [8, [{ museum_object_id: 'palace', revision: 3, prices: prices(120) }]],
    [9, [{ museum_object_id: 'palace', revision: 4, prices: prices(130) }]],
  ])
})

test('a change that did not arrive stays and goes with the next try', async () => {
  const send = vi.fn(async (_: number, changes: SentChange[]) => saved(changes))
  send.mockRejectedValueOnce(new Error('silence'))
  const onFailure = vi.fn()
  const sheet = sheetOf(send, onFailure)
  sheet.edit(edit('park', 30))
  expect(await sheet.flush()).toBe(false)
  expect([sheet.state().saving, sheet.state().sheet.unsaved.size, onFailure.mock.calls.length]).toEqual(['failed', 1, 1])
  expect(await sheet.flush()).toBe(true)
  expect(sheet.state().sheet.unsaved.size).toBe(0)
})

test('a colleague’s change stands, and one’s own can be put over it', async () => {
  const theirs = { museum_object_id: 'palace', revision: 7, prices: { 'ticket:common': { amount: 111 } } }
  const send = vi.fn(async (_: number, changes: SentChange[]) => saved(changes))
  send.mockResolvedValueOnce({ version_id: 8, revision: 2, saved: [], conflicts: [theirs] })
  const sheet = sheetOf(send)
  sheet.edit(edit('palace', 120))
  await sheet.flush()
  expect(sheet.state().sheet.prices.get('palace')).toEqual(theirs.prices)
  expect(sheet.state().lost.map((one) => one.object)).toEqual(['palace'])
  sheet.bringBack()
  await sheet.flush()
  expect(send.mock.calls.at(-1)?.[1]).toEqual([{ museum_object_id: 'palace', revision: 7, prices: { 'ticket:common': { amount: 120 } } }])
  expect(sheet.state().lost).toEqual([])
})

test('a list that is read anew brings what a colleague changed and takes nothing that is typed', async () => {
  const sheet = sheetOf(async (_, changes) => saved(changes))
  sheet.edit([{ object: 'palace', key: 'ticket:child', typed: '12 ruble', fault: 'notNumber' }, ...edit('park', 30)])
  await expect.poll(() => sheet.state().sheet.unsaved.has('park')).toBe(true)
  const theirs = rows.map((row) => ({ ...row, prices: { 'ticket:common': { amount: 111 } }, revision: row.revision + 1 }))
  expect(sheet.readAnew({ rows: theirs, version: { id: 8, revision: 5 }, readAt: 1 })).toBe(true)
  const { sheet: now, version } = sheet.state()
  expect(now.prices.get('palace')).toEqual(theirs[0]?.prices)
  expect([now.faults.size, now.prices.get('park'), version.revision]).toEqual([1, { 'ticket:common': { amount: 30 } }, 5])
  sheet.forgetTyped()
  expect([sheet.state().sheet.faults.size, sheet.state().sheet.unsaved.size]).toEqual([0, 0])
})

test('a reading that was asked before the last saving takes nothing back', async () => {
  const sheet = sheetOf(async (_, changes) => saved(changes))
  sheet.edit(edit('palace', 120))
  await sheet.flush()
  expect(sheet.readAnew({ rows, version: { id: 8, revision: 0 }, readAt: 0.1 })).toBe(false)
  expect(sheet.state().sheet.prices.get('palace')).toEqual({ 'ticket:common': { amount: 120 } })
})

test('thousands of cells come in slices, one act after another, and are one step of the way back', async () => {
  const many = Array.from({ length: 3_000 }, (_, number) => ({ museum_object_id: `hall-${number}`, prices: {}, revision: 0 }))
  const sent: string[] = []
  const send = async (_: number, changes: SentChange[]) => {
    sent.push(...changes.map(({ museum_object_id }) => museum_object_id))
    return saved(changes)
  }
  const sheet = new SavedSheet({
    rows: many,
    version: { id: 8, revision: 0 },
    send,
    onFailure: () => undefined,
    pauseMs: 1_000_000,
    readAt: 0,
  })
  const amount = (object: string) => sheet.state().sheet.prices.get(object)?.['ticket:common']?.amount
  sheet.edit(many.flatMap((row) => edit(row.museum_object_id, 120)))
  sheet.edit(edit('hall-7', 130))
  // The page has had its rest: nothing is shown by halves.
  expect([amount('hall-0'), amount('hall-7')]).toEqual([undefined, undefined])
  expect(await sheet.flush()).toBe(true)
  expect([amount('hall-0'), amount('hall-7'), amount('hall-2999')]).toEqual([120, 130, 120])
  expect(new Set(sent).size).toBe(3_000)
  sheet.undo()
  sheet.undo()
  expect(await sheet.flush()).toBe(true)
  expect([amount('hall-7'), amount('hall-2999'), sheet.state().sheet.past.length]).toEqual([undefined, undefined, 0])
})
