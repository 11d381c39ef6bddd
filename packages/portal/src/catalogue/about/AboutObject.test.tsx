// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AboutObject } from '@anfilada/contract/catalogue/about-object'
import type { Language } from '@anfilada/contract/languages'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleDetails } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = { closed: false, opens: '10:00', closes: '18:00' }
const closed = { closed: true, opens: null, closes: null }
const about: AboutObject = {
  museum_object_id: 'main',
  address: 'Дворцовая площадь, 2',
  point: { latitude: 59.94, longitude: 30.31 },
  entrance: 'Подъезд 1',
  week: [closed, open, open, open, open, open, open],
  exceptions: [{ from: '2026-12-01', until: '2026-12-02', ...open, closes: '16:00' }],
  least_people: null,
  most_people: 40,
  persons_per_guide: 25,
  no_show_percent: 50,
  free_change_hours: 72,
  penalty: 60_000,
}

/** The order's page, of a visit on 1 December, with what its object says. */
async function openOrder(said: Partial<AboutObject> = {}, language: Language = 'ru'): Promise<string[]> {
  const answers = { get_request: { success: true, data: { result: sampleDetails() } } }
  const calls = serve({ ...answers, about_object: { success: true, data: { result: { ...about, ...said } } } })
  await renderPortal({ path: '/upcoming/info?id=71', as: member('owner'), language })
  const section = await screen.findByRole('region', { name: language === 'ru' ? 'Об объекте' : 'دربارهٔ مجموعه' })
  expect(calls.find(({ action }) => action === 'about_object')?.data).toEqual({ museum_object_id: 'main', language })
  return [...section.querySelectorAll('dl > div')].map((line) => (line.textContent ?? '').replaceAll(/\s+/g, ' '))
}

describe('what an order’s page says of its object', () => {
  it('is where it is, when it is open, whom it takes and what not coming costs', async () => {
    expect(await openOrder()).toEqual([
      'АдресДворцовая площадь, 259.94, 30.31',
      'ВходПодъезд 1',
      'Часы работыпн закрытовт–вс 10:00–18:00',
      'В день посещения10:00–16:00',
      'Особые дни1–2 декабря 10:00–16:00',
      'Группадо 40 чел.',
      'На одного гидадо 25 чел.',
      'Если группа не придёт50 % цены',
    ])
  })

  it('is silent about what nobody said', async () => {
    const nothing = { address: null, point: null, exceptions: [], most_people: null, persons_per_guide: null, no_show_percent: null }
    const said = await openOrder({ ...nothing, week: about.week.map(() => ({ closed: false, opens: null, closes: null })) })
    expect(said).toEqual(['ВходПодъезд 1'])
  })

  it('says that nothing is to pay where that is so', async () => {
    expect((await openOrder({ no_show_percent: 0 })).at(-1)).toBe('Если группа не придётплатить не нужно')
  })

  it('reads hours from left to right in Persian, too', async () => {
    await openOrder({}, 'fa')
    const [hours] = within(screen.getByRole('region', { name: 'دربارهٔ مجموعه' })).getAllByText('10:00–18:00')
    expect(hours?.getAttribute('dir') ?? hours?.tagName).toMatch(/ltr|BDI/)
  })

  it('is left out where it does not come: the page goes on without it', async () => {
    serve({ get_request: { success: true, data: { result: sampleDetails() } }, about_object: 'silence' })
    await renderPortal({ path: '/upcoming/info?id=71', as: member('owner') })
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Об объекте' })).toBeNull()
  })
})
