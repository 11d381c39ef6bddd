import { expect, test } from 'vitest'
import { screen, userEvent, waitFor } from '@anfilada/ui/testing'
import { priceList as list } from '../../testing/examples.ts'
import { FakeActions, refusal } from '../../testing/fake-actions.ts'
import { renderOffice } from '../../testing/render-office.tsx'

const other = { list_id: 9, name: 'Summer 2026', valid_from: '2026-06-01', valid_until: '2026-08-31', wins: true }

/** A list with a draft that raises one price; each reading finds what a colleague has made of it meanwhile. */
function open(readings: { amount: number; revision: number; overlaps?: object[] }[], before: object | null = null): FakeActions {
  const answers = readings.map(({ amount, revision, overlaps = [] }) => {
    const now = { amount: 20_000 }
    const row = { museum_object_id: 'park', museum_id: 1, museum: 'Palaces', object: 'Park', revision }
    const rows = [{ ...row, prices: { 'ticket:common': { amount } }, current: { 'ticket:common': now } }]
    return {
      result: { list: { ...list, overlaps }, version: { id: 9, number: 4, state: 'draft', note: '', revision }, rows, vat: [], before },
    }
  })
  const server = new FakeActions({
    price_list: () => (answers.length > 1 ? answers.shift() : answers[0]) as object,
    publish_price_list: refusal('stale_revision', 'A colleague has changed the draft.'),
  })
  renderOffice({ address: '/price-list?list=7&view=publish', server, role: 'office_accountant' })
  return server
}
const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Why/ })
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }))

test('a publication that fails shows what the list has become and keeps what was typed', async () => {
  const server = open([
    { amount: 30_000, revision: 1 },
    { amount: 40_000, revision: 2 },
  ])
  await userEvent.type(await screen.findByRole('textbox', { name: /^Why/ }), 'Season 2026')
  await publish()
  expect(await screen.findByText('A colleague has changed the draft.')).toBeTruthy()
  await screen.findByText(/400/)
  expect(note().value).toBe('Season 2026')
  await publish()
  await waitFor(() => expect(server.asked('publish_price_list')).toHaveLength(2))
  expect(server.asked('publish_price_list')).toMatchObject([
    { revision: 2, note: 'Season 2026' },
    { revision: 1, note: 'Season 2026' },
  ])
})

test('where no price differs, neither a reason is asked for nor a publication offered', async () => {
  open([{ amount: 20_000, revision: 1 }])
  expect(await screen.findByRole('heading', { name: 'Nothing to publish' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^Why/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to prices' }))
  await screen.findByRole('grid')
  expect(screen.queryByRole('button', { name: 'Publish…' })).toBeNull()
})

test('nothing is published without a reason', async () => {
  const server = open([{ amount: 30_000, revision: 1 }])
  await screen.findByText('Up')
  await publish()
  await waitFor(() => expect(note().getAttribute('aria-invalid')).toBe('true'))
  expect(server.asked('publish_price_list')).toEqual([])
})

test('a list that was never published is told beside the one that is in force until it begins', async () => {
  open([{ amount: 30_000, revision: 1 }], { id: 6, name: 'Foreign 2025', prices: { park: { 'ticket:common': { amount: 35_000 } } } })
  expect(await screen.findByText('Compared with the price list in force until it begins: Foreign 2025.')).toBeTruthy()
  expect(screen.getByText('Down')).toBeTruthy()
  expect(screen.getByRole('row', { name: /Park/ }).textContent).toMatch(/350.*300.*−50.*−14/)
})

test('an overlap that is accepted is no other overlap', async () => {
  open([
    { amount: 30_000, revision: 1, overlaps: [other] },
    { amount: 30_000, revision: 1, overlaps: [other, { ...other, list_id: 10, name: 'Autumn 2026' }] },
  ])
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.type(note(), 'Season 2026')
  await publish()
  await screen.findByText(/Autumn 2026/)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false))
})
