import { expect, test, vi } from 'vitest'
import { addDays } from '@anfilada/contract/dates'
import type { ManifestMuseum, ManifestOrder } from '@anfilada/contract/orders/day-manifest'
import { choose, screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import { FakeActions } from '../testing/fake-actions.ts'
import { officeOrder } from '../testing/orders.ts'
import { renderOffice } from '../testing/render-office.tsx'
// Loaded before the clock of the first test runs: on a busy machine it waits for the screen, not for its chunks.
import '@anfilada/phrases/office-running/en'
import './ManifestPage.tsx'

const today = '2026-11-21'
const expected = (id: number, changes: Partial<ManifestOrder> = {}): ManifestOrder => ({
  ...officeOrder({ id, status: 'confirmed', notes: 'Two in wheelchairs' }),
  license: null,
  needs_license: true,
  resource: null,
  employee: null,
  ...changes,
})
const asked = (server: FakeActions) => server.asked('day_manifest').map(({ language: _language, ...data }) => data)
const hermitage: ManifestMuseum['museum'] = { id: 1, name: 'Hermitage', emblem: 'hermitage' }
const peterhof: ManifestMuseum['museum'] = { id: 2, name: 'Peterhof', emblem: 'peterhof' }
const day = {
  result: [
    {
      museum: hermitage,
      heads: { common: 76, privileged: 0, child: 0 },
      pax: 76,
      orders: [expected(71, { license: '78-0012', employee: 'Anna' }), expected(72)],
    },
  ],
  museums: [
    { museum: hermitage, groups: 2, pax: 76 },
    { museum: peterhof, groups: 1, pax: 20 },
  ],
  more: false,
}

function open(address = '/manifest', answers: object = {}) {
  const server = new FakeActions({ day_manifest: day, ...answers })
  renderOffice({ address, server })
  return server
}

test('whom a museum expects stands with heads, guide, license and what a door must know', async () => {
  const server = open()
  const museum = within(await screen.findByRole('region', { name: 'Hermitage' }))
  expect(museum.getByText('76 people')).toBeTruthy()
  const [, first, second] = museum.getAllByRole('row').map((row) => row.textContent)
  expect(first).toMatch(
    /12:00No\. 71NEVA-71.*38adults\u00a038.*Li Wei.*licence 78-0012.*\+7 921 555-01-23.*met by Anna.*Confirmed.*Two in wheelchairs/,
  )
  expect(second).toContain('no licence')
  expect(asked(server)).toEqual([{ date: today }])
})

test('days are turned by keys and by buttons, and a museum is chosen; both stand in the address', async () => {
  const server = open()
  await screen.findByRole('region', { name: 'Hermitage' })
  await userEvent.keyboard('[KeyJ]')
  await waitFor(() => expect(asked(server)[0]).toEqual({ date: addDays(today, 1) }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous day' }))
  await userEvent.keyboard('[KeyK]')
  await waitFor(() => expect(asked(server)[0]).toEqual({ date: addDays(today, -1) }))
  await choose(screen.getByRole('combobox', { name: 'All museums' }), 'Peterhof 1')
  await waitFor(() => expect(asked(server)[0]).toEqual({ date: addDays(today, -1), museum_id: 2 }))
  await userEvent.keyboard('[KeyT]')
  await waitFor(() => expect(asked(server)[0]).toEqual({ date: today, museum_id: 2 }))
})

test('it is printed by a key, and says what to do where a day has too many', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  open('/manifest?day=2026-12-01', { day_manifest: { ...day, more: true } })
  expect(await screen.findByText(/more than a thousand orders/)).toBeTruthy()
  await userEvent.keyboard('[KeyP]')
  expect(print).toHaveBeenCalledOnce()
})

test('a day with nobody says so', async () => {
  open('/manifest', { day_manifest: { result: [], museums: [], more: false } })
  expect(await screen.findByRole('heading', { name: 'Nobody is expected on this day' })).toBeTruthy()
})
