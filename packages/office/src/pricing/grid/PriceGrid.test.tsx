import { expect, test } from 'vitest'
import { openList, screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import type { StaffRole } from '@anfilada/contract/abilities'
import { priceList as list } from '../../testing/examples.ts'
import { FakeActions } from '../../testing/fake-actions.ts'
import { renderOffice } from '../../testing/render-office.tsx'

const row = (id: string, object: string, prices: object) => ({
  museum_object_id: id,
  museum_id: 1,
  museum: 'Palaces',
  object,
  prices,
  revision: 1,
})
const rows = [
  row('agate', 'Agate Rooms', {
    'ticket:common': { amount: 60_000, tiers: [{ from: 20, amount: 50_000 }] },
    'ticket:child': { amount: 0 },
  }),
  row('park', 'Park', { 'ticket:common': { amount: 20_000 } }),
  row('rose', 'Rose Pavilion', {}),
]
const vat = [
  { code: 'standard', percent: 22, own: true },
  { code: 'simplified_5', percent: 5, own: false },
  { code: 'none', percent: null, own: true },
]
const version = { id: 8, number: 3, state: 'current', note: '', revision: 1 }
type Sent = { changes: { museum_object_id: string; revision: number; prices: object }[] }

async function open(role: StaffRole = 'office_accountant') {
  const actions = new FakeActions({
    price_list: { result: { list, version, rows, vat } },
    edit_price_draft: (data) => {
      const saved = (data as Sent).changes.map(({ museum_object_id, revision }) => ({ museum_object_id, revision: revision + 1 }))
      return { result: { version_id: 9, revision: 1, saved, conflicts: [] } }
    },
  })
  renderOffice({ address: '/price-list?list=7', server: actions, role })
  const grid = await screen.findByRole('grid')
  await screen.findByRole('row', { name: /Rose Pavilion/ })
  return { actions, grid, user: userEvent.setup() }
}

/** Cells by their texts, the signs and what is only heard left out. */
const cell = (object: RegExp, column: number) =>
  within(screen.getByRole('row', { name: object })).getAllByRole('gridcell')[column] as Element
const shown = (object: RegExp, column: number) => cell(object, column).querySelector('.num, span')?.textContent?.replace(/\s/g, ' ')
const active = (grid: Element) => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
const input = (grid: HTMLElement) => within(grid).queryByRole<HTMLInputElement>('textbox')
const sentOf = (actions: FakeActions) => (actions.asked('edit_price_draft')[0] as Sent | undefined)?.changes

test('VAT rates are offered by the taxes of the company, and being without VAT once', async () => {
  await open()
  const rates = (await openList(await screen.findByRole('combobox', { name: 'VAT inside the price' }))).getAllByRole('option')
  expect(rates.map(({ textContent }) => textContent)).toEqual(['no VAT', 'VAT 22%'])
})

test('a price is typed over by the keyboard alone, goes to the next object, and keeps its tiers', async () => {
  const { actions, grid, user } = await open()
  grid.focus()
  await user.keyboard('1234,50{Enter}')
  expect(shown(/Agate/, 0)).toBe('1,234.5')
  expect(active(grid)).toBe(cell(/Park/, 0))
  await waitFor(() => expect(sentOf(actions)).toBeDefined(), { timeout: 60_000 })
  expect(sentOf(actions)).toEqual([
    { museum_object_id: 'agate', revision: 1, prices: { 'ticket:common': { amount: 123_450, tiers: [{ from: 20, amount: 50_000 }] } } },
  ])
})

test('Enter opens what stands in the cell, Esc leaves it as it was, Delete takes the item off sale', async () => {
  const { grid, user } = await open()
  grid.focus()
  await user.keyboard('{Enter}')
  expect(input(grid)?.value).toBe('600')
  await user.keyboard('9{Escape}')
  expect(shown(/Agate/, 0)).toBe('600')
  expect(document.activeElement).toBe(grid)
  await user.keyboard('{Delete}')
  expect(shown(/Agate/, 0)).not.toBe('600')
  expect(cell(/Agate/, 0).getAttribute('aria-description')).toContain('600')
})

test('a block from a spreadsheet is laid over the cells, what is no sum stays marked in its cell and is not saved', async () => {
  const { actions, grid, user } = await open()
  grid.focus()
  await user.paste('700\t350\n=2+2\t1 200,50')
  await waitFor(() => expect(shown(/Agate/, 0)).toBe('700'))
  expect([shown(/Agate/, 1), shown(/Park/, 1)]).toEqual(['350', '1,200.5'])
  const wrong = cell(/Park/, 0)
  expect(wrong.getAttribute('aria-invalid')).toBe('true')
  expect(wrong.textContent).toContain('=2+2')
  expect(screen.getByText('1 cell with an error')).toBeTruthy()
  await waitFor(() => expect(sentOf(actions)).toHaveLength(2), { timeout: 60_000 })
  expect(sentOf(actions)?.[1]).toEqual({ museum_object_id: 'park', revision: 1, prices: { 'ticket:privileged': { amount: 120_050 } } })
  await user.keyboard('{Escape}{Home}{Delete}')
  expect(cell(/Park/, 0).getAttribute('aria-invalid')).toBeNull()
})

test('one act is taken back and done again as one, however many cells it had', async () => {
  const { grid, user } = await open()
  grid.focus()
  await user.paste('700\t350\n300\t150\n100\t50')
  await waitFor(() => expect(shown(/Rose/, 1)).toBe('50'))
  await user.keyboard('{Control>}[KeyZ]{/Control}')
  expect([shown(/Agate/, 0), shown(/Park/, 0), shown(/Rose/, 1)]).toEqual(['600', '200', undefined])
  await user.keyboard('{Control>}[KeyY]{/Control}')
  expect([shown(/Agate/, 0), shown(/Park/, 0), shown(/Rose/, 1)]).toEqual(['700', '300', '50'])
})

test('a pressed cell leaves the focus with the grid, so that the keys go on when it has scrolled away', async () => {
  const { grid, user } = await open()
  await user.click(cell(/Park/, 1))
  expect(document.activeElement).toBe(grid)
  expect(active(grid)).toBe(cell(/Park/, 1))
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4)
})

test('who may not change prices reads them in the grid and types nothing', async () => {
  const { actions, grid, user } = await open('dispatcher')
  expect(grid.getAttribute('aria-readonly')).toBe('true')
  grid.focus()
  await user.keyboard('5{Enter}{Delete}')
  await user.paste('1')
  expect(input(grid)).toBeNull()
  expect(shown(/Agate/, 0)).toBe('600')
  expect(actions.asked('edit_price_draft')).toEqual([])
})

test('a comma that may part thousands or kopecks is asked about, once for all the cells that wait for it', async () => {
  const { actions, grid, user } = await open()
  grid.focus()
  await user.paste('12,345\n1,234')
  const pane = await screen.findByRole('complementary', { name: 'Chosen price' })
  expect(await within(pane).findByText(/Does the comma separate thousands or kopecks/)).toBeTruthy()
  expect(cell(/Agate/, 0).textContent).toContain('12,345')
  // Twelve rubles and 34.5 kopecks are no sum.
  expect(within(pane).queryByRole('button', { name: /^Kopecks/ })).toBeNull()
  expect(actions.asked('edit_price_draft')).toEqual([])
  await user.click(within(pane).getByRole('button', { name: /^Thousands: / }))
  await waitFor(() => expect([shown(/Agate/, 0), shown(/Park/, 0)]).toEqual(['12,345', '1,234']))
})
