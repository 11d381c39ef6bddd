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
  objects: [{ system_id: 'hermitage-main', visit_minutes: 100, capacity: 400, taken: 268 }],
  more: false,
}
const roster = { result: { shifts: [], uncovered: [], employees: [], museums: [] } }
const equipment = [{ service: 'ag', stock: 160, taken: 30, free: 130 }]
const resources = { result: { equipment, loans: [], resources: [], employees: [], unassigned: [] } }

function open(address = '/manifest?view=list', answers: object = {}) {
  const server = new FakeActions({ day_manifest: day, office_duty: roster, office_resources: resources, ...answers })
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
  // In the list that was chosen from, letters look for museums.
  await userEvent.click(document.body)
  await userEvent.keyboard('[KeyT]')
  await waitFor(() => expect(asked(server)[0]).toEqual({ date: today, museum_id: 2 }))
})

test('it is printed by a key, and says what to do where a day has too many', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  open('/manifest?view=list&day=2026-12-01', { day_manifest: { ...day, more: true } })
  expect(await screen.findByText(/more than a thousand orders/)).toBeTruthy()
  await userEvent.keyboard('[KeyP]')
  expect(print).toHaveBeenCalledOnce()
})

test('a day with nobody says so', async () => {
  open('/manifest', { day_manifest: { result: [], museums: [], objects: [], more: false } })
  expect(await screen.findByRole('heading', { name: 'Nobody is expected on this day' })).toBeTruthy()
})

const todays = (id: number, time: string, changes: Partial<ManifestOrder> = {}) => {
  const { info, ...rest } = expected(id, changes)
  return { ...rest, info: { ...info, ...changes.info, time } }
}
/** It is twelve o'clock by the museums' clocks. */
const busy = {
  ...day,
  result: [
    {
      ...day.result[0],
      orders: [
        todays(71, '11:30'),
        todays(72, '12:20', { employee: 'Anna' }),
        todays(73, '14:00', { info: { ...officeOrder({ id: 73 }).info, status: 'in_processing', status_label: 'In processing' } }),
        todays(74, '17:00', { employee: 'Anna' }),
      ],
    },
  ],
}
const block = (name: RegExp) => screen.findByRole('link', { name })

test('a day is first a timeline, where each object has its orders by the hour, its places, and in amber what needs somebody', async () => {
  const clashing = [{ id: 3, name: 'Anna', work: [{ order_id: 74, clashes: [72] }] }]
  open('/manifest', { day_manifest: busy, office_resources: { result: { ...resources.result, employees: clashing } } })
  const lane = (await screen.findByRole('heading', { name: 'Hermitage' })).closest('[data-row]') as HTMLElement
  expect(within(lane).getByText('268 of 400 places taken')).toBeTruthy()
  expect((await block(/^11:30, Neva Tour, 38 people, Confirmed.*inside/)).dataset['look']).toBe('inside')
  expect((await block(/^12:20, .*next to enter/)).dataset['look']).toBe('next')
  expect((await block(/^14:00, .*unanswered/)).dataset['look']).toBe('problem')
  await waitFor(async () => expect((await block(/^17:00, .*busy with another order/)).dataset['look']).toBe('problem'))
  expect((await block(/^12:20/)).getAttribute('href')).toMatch(/queue\?order=72$/)
})

test('below it stands what comes in forty minutes, who meets, and what is lent; problems can be read alone', async () => {
  const shifts = [
    {
      id: 1,
      employee: { id: 3, name: 'Maria' },
      museums: [{ id: 2, name: 'Peterhof' }],
      date: today,
      from: '09:00',
      until: '18:00',
      ends_at: '2026-11-21T18:00:00+03:00',
      phone: '+7 921 555-01-23',
      state: 'running',
      check_in: { museum_id: 2, text: 'Door 5', at: '2026-11-21T08:51:00Z' },
    },
  ]
  open('/manifest', { day_manifest: busy, office_duty: { result: { ...roster.result, shifts } } })
  const soon = within((await screen.findByRole('heading', { name: 'Next 40 minutes' })).closest('section') as HTMLElement)
  expect(soon.getAllByRole('listitem').map((one) => one.textContent)).toEqual([expect.stringMatching(/^12:20Hermitage.*38 people/)])
  expect(await screen.findByText('on site since 11:51')).toBeTruthy()
  expect(await screen.findByText('of 160')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /^Problems only/ }))
  expect(screen.queryByRole('link', { name: /^12:20/ })).toBeNull()
  expect(await block(/^14:00/)).toBeTruthy()
})

test('the view is turned by a key and kept when the day turns; what is printed is the list', async () => {
  open('/manifest', { day_manifest: busy })
  await screen.findByRole('heading', { name: 'Next 40 minutes' })
  window.dispatchEvent(new Event('beforeprint'))
  expect(await screen.findByRole('table')).toBeTruthy()
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  await userEvent.keyboard('[KeyL]')
  await screen.findByRole('table')
  await userEvent.keyboard('[KeyJ]')
  expect(await screen.findByRole('table')).toBeTruthy()
})
