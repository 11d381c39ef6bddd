// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import { serve } from '../testing/fake-server.ts'
import { sampleGroup, sampleLicense, sampleRequest } from '../testing/licenses.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member } from '../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ok = (result: unknown) => ({ success: true as const, data: { result } })
const page = {
  licenses: [
    sampleLicense({ license_id: 1, guide: 'Ли Вэй', state: 'expired', expiration_date: '2026-04-30' }),
    sampleLicense({ license_id: 2, guide: 'Павел Минаев', state: 'expiring', expiration_date: '2026-12-20' }),
    sampleLicense({ license_id: 3, museum_id: 2, museum: 'Петергоф' }),
  ],
  groups: [
    sampleGroup(),
    sampleGroup({ group_id: 9, held_on: '2036-12-11', free: 0, state: 'full' }),
    sampleGroup({ group_id: 10, held_on: '2036-12-12', state: 'closed' }),
  ],
  requests: [
    sampleRequest({ request_id: 32, state: 'declined', reason: 'Музей отказал.' }),
    sampleRequest({ state: 'prolonged', expiration_date: '2037-12-20' }),
  ],
}

async function open(data: object = page, as: LoginOutput = member('owner')) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    get_prolongation_page_data: ok(data),
    prolongate_license: ok([sampleRequest(), sampleRequest()]),
    withdraw_prolongation: ok(sampleRequest({ state: 'withdrawn', due: 0, withdrawable: false })),
  })
  await renderPortal({ path: '/prolongation', as })
  return (asked = 'prolongate_license') => calls.filter(({ action }) => action === asked).map(({ data: sent }) => sent)
}

describe('the renewal of licenses', () => {
  it('is asked for several at once with a group that takes them, at a sum that is said before', async () => {
    const sent = await open()
    const form = within(await screen.findByRole('form', { name: 'Эрмитаж' }))
    const groups = form.getAllByRole<HTMLInputElement>('radio')
    expect(groups.map(({ disabled }) => disabled)).toEqual([false, true, true])
    expect(form.getByText(/мест нет/)).toBeTruthy()
    expect(form.getByText(/приём закончен/)).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Запросить продление' }))
    expect(await form.findByText('Отметьте хотя бы одну лицензию.')).toBeTruthy()
    expect(form.getByText('Выберите группу.')).toBeTruthy()
    expect(sent()).toEqual([])

    await userEvent.click(groups[0] as HTMLElement)
    await userEvent.click(form.getByRole('checkbox', { name: /Ли Вэй.*закончилась 30 апреля/ }))
    await userEvent.click(form.getByRole('checkbox', { name: /Павел Минаев.*до 20 декабря/ }))
    await userEvent.click(form.getByRole('button', { name: /Запросить продление 2 лицензий, 6\s400\s₽/ }))
    expect(await screen.findByText('Продление 2 лицензий запрошено')).toBeTruthy()
    expect(sent()).toEqual([{ license_id: [1, 2], prolongation_group: 8, language: 'ru' }])
  })

  it('says where a museum has no group yet, and what became of requests', async () => {
    await open()
    expect(await screen.findByText(/Музей пока не назначил группу/)).toBeTruthy()
    const requests = screen.getByRole('list', { name: 'Запросы' })
    expect(requests.textContent).toContain('отказано')
    expect(requests.textContent).toContain('Музей отказал.')
    expect(requests.textContent).toContain('продлена до 20 декабря 2037')
  })

  it('is asked for by who sees fees, not by a guide', async () => {
    await open({ ...page, groups: page.groups.map((group) => ({ ...group, fee: null })) }, member('guide'))
    expect(await screen.findByText(/Продление запрашивает руководитель или менеджер/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Запросить/ })).toBeNull()
  })

  it('says which fees are paid, and leads to the payment of the others those who may pay', async () => {
    const requests = [
      sampleRequest({ request_id: 33 }),
      sampleRequest({ due: 0 }),
      sampleRequest({ request_id: 34, state: 'declined', due: 0 }),
    ]
    await open({ ...page, requests })
    const list = within(await screen.findByRole('list', { name: 'Запросы' }))
    expect([list.getAllByText(/· не оплачен/).length, list.getAllByText(/· оплачен/).length]).toEqual([1, 1])
    expect(screen.getByRole('link', { name: 'Оплатить взносы' }).getAttribute('href')).toBe('/payment?what=fees')
  })

  it('is taken back once it was meant, as long as the museum has no list', async () => {
    const requests = [sampleRequest({ request_id: 33 }), sampleRequest({ request_id: 34, guide: 'Анна', withdrawable: false })]
    const sent = await open({ ...page, requests }, member('manager'))
    const [open33, closed] = within(await screen.findByRole('list', { name: 'Запросы' })).getAllByRole('listitem')
    expect(within(closed as HTMLElement).queryByRole('button')).toBeNull()
    expect(closed?.textContent).toContain('Список уже у музея')
    await userEvent.click(within(open33 as HTMLElement).getByRole('button', { name: /^Отозвать…/ }))
    const asked = await screen.findByRole('alertdialog')
    expect(asked.textContent).toMatch(/Ли Вэй, №\sЭР-2044, .*взнос 3\s200\s₽ платить не придётся/)
    await userEvent.click(within(asked).getByRole('button', { name: 'Отозвать' }))
    expect(await screen.findByText('Запрос отозван, взнос снят')).toBeTruthy()
    expect(sent('withdraw_prolongation')).toEqual([{ request_id: 33, language: 'ru' }])
  })

  it.each([
    ['nothing is due', [sampleRequest({ due: 0 })], 'owner'],
    ['the reader does not pay', [sampleRequest()], 'manager'],
  ] as const)('leads nowhere where %s', async (_case, requests, role) => {
    await open({ ...page, requests }, member(role))
    await screen.findByRole('list', { name: 'Запросы' })
    expect(screen.queryByRole('link', { name: 'Оплатить взносы' })).toBeNull()
  })
})
