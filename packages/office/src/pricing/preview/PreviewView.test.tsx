import { expect, test } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import type { StaffRole } from '@anfilada/contract/abilities'
import { FakeActions } from '../../testing/fake-actions.ts'
import { renderOffice } from '../../testing/render-office.tsx'
import type { Preview } from './preview.queries.ts'

const list = (list_id: number, name: string, reason: Preview['lists'][number]['reason'], customer: string | null = null) => ({
  list_id,
  name,
  customer: customer === null ? null : { id: 4, name: customer },
  valid_from: '2026-01-01',
  valid_until: '2026-12-31',
  version_id: 8,
  number: 3,
  reason,
})
const adults = { kind: 'ticket', item: 'common', quantity: 20, free: 1, unit_price: 140_000, vat_percent: 20, vat: 443_333, sum: 2_660_000 }
const priced = {
  lines: [adults],
  total: 2_660_000,
  unsold: null,
  lists: [list(2, 'Neva 2026', 'applied', 'Neva Tour'), list(1, 'Foreign groups 2026', 'own_list_goes_before')],
}
const objects = [
  { museum_object_id: 'main', museum_id: 1, museum: 'Hermitage', object: 'Main Complex' },
  { museum_object_id: 'park', museum_id: 2, museum: 'Peterhof', object: 'Lower Park' },
]

function open(answer: object, role: StaffRole = 'office_accountant') {
  const server = new FakeActions({
    object_names: { result: objects },
    price_preview: { result: answer },
    customer_names: { result: [{ id: 4, name: 'Neva Tour' }] },
  })
  const office = renderOffice({ address: '/prices?view=preview&type=ig', server, role })
  return { server, office }
}
async function chooseMainComplex() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Venue' }), 'hermitage main')
  await userEvent.click(await screen.findByRole('button', { name: /Main Complex/ }))
}

test('the price of an order is asked for the customer, the day and the counts, and shown with the list that made it', async () => {
  const { server } = open(priced)
  await chooseMainComplex()
  await userEvent.type(screen.getByRole('textbox', { name: 'Customer' }), 'neva')
  await userEvent.click(await screen.findByRole('button', { name: 'Neva Tour' }))
  const day = screen.getByLabelText('Visit date')
  await userEvent.clear(day)
  await userEvent.type(day, '2026-12-01')
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Adult' }), '20', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'More: Audio guide' }))
  await waitFor(() =>
    expect(server.asked('price_preview')[0]).toEqual({
      museum_object_id: 'main',
      type: 'ig',
      customer_id: 4,
      pass_date: '2026-12-01',
      tickets: [{ category: 'common', quantity: 20 }],
      services: [{ service: 'ag', quantity: 1 }],
      language: 'en',
    }),
  )
  expect(await screen.findByRole('heading', { name: 'In force: Neva 2026' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /Adult 20 1 1,400\s₽ 4,433\.33\s₽ VAT 20% 26,600\s₽/ })).toBeTruthy()
  expect(screen.getByText(/^Total:/).textContent).toBe('Total: 26,600\u00a0₽')
})

test('shows no sum while a number is refused, which is not the one that it was counted of', async () => {
  open(priced)
  await chooseMainComplex()
  await screen.findByText(/^Total:/)
  const count = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adult' })
  await userEvent.clear(count)
  await userEvent.type(count, '3.5')
  expect(screen.getByText('Correct the number and we will work out the price.')).toBeTruthy()
  expect(screen.queryByText(/^Total:/)).toBeNull()
  await userEvent.clear(count)
  await userEvent.type(count, '3')
  expect(await screen.findByText(/^Total:/)).toBeTruthy()
})

test('every list says why it lost', async () => {
  open({
    ...priced,
    lists: [
      list(1, 'Winner', 'applied'),
      list(2, 'Earlier', 'begins_earlier'),
      list(3, 'Older', 'made_earlier'),
      list(4, 'Summer', 'other_days'),
      list(5, 'Parks', 'object_not_named'),
      { ...list(6, 'Draft', 'not_published'), version_id: null, number: null },
    ],
  })
  await chooseMainComplex()
  const reasonOf = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement)
  expect(await screen.findByRole('link', { name: 'Winner' })).toBeTruthy()
  expect(reasonOf('Winner').getByText('made the price')).toBeTruthy()
  expect(reasonOf('Earlier').getByText('the one that starts later comes first')).toBeTruthy()
  expect(reasonOf('Older').getByText('begins on the same day but was made earlier')).toBeTruthy()
  expect(reasonOf('Summer').getByText('is in force on other days')).toBeTruthy()
  expect(reasonOf('Parks').getByText('does not name this venue')).toBeTruthy()
  expect(reasonOf('Draft').getByText('not published')).toBeTruthy()
})

test('what the list does not price cannot be ordered, and no total is said', async () => {
  open({ ...priced, lines: [], total: null, unsold: { kind: 'service', item: 'cgc' } })
  await chooseMainComplex()
  expect(await screen.findByText('Museum guide, Chinese-speaking: no price, cannot be ordered.')).toBeTruthy()
  expect(screen.queryByText(/^Total/)).toBeNull()
})

test('without a list that fits it is said that none does', async () => {
  const nothing = { lines: [], total: null, unsold: { kind: 'ticket', item: 'common' }, lists: [list(4, 'Summer', 'other_days')] }
  open(nothing)
  await chooseMainComplex()
  expect(await screen.findByRole('heading', { name: 'No price list fits' })).toBeTruthy()
  expect(screen.queryByText(/cannot be ordered/)).toBeNull()
})

test('an editor, who reads no customers, finds them by name, asks for everybody all the same, and comes back to the lists by a link', async () => {
  const { server, office } = open(priced, 'editor')
  await chooseMainComplex()
  await userEvent.type(screen.getByRole('textbox', { name: 'Customer' }), 'neva')
  expect(await screen.findByRole('button', { name: 'Neva Tour' })).toBeTruthy()
  await screen.findByRole('heading', { name: 'In force: Neva 2026' })
  expect(server.asked('price_preview')[0]).not.toHaveProperty('customer_id')
  server.answers['price_lists'] = { result: [] }
  await userEvent.click(screen.getByRole('link', { name: 'Back to price lists' }))
  await waitFor(() => expect(office.address()).toBe('/prices?type=ig'))
})
