// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CustomerRole } from '@anfilada/contract/abilities'
import { museumDate } from '@anfilada/browser/formats'
import { lastingDays } from '@anfilada/contract/dates'
import { readDraft, writeDraft } from '../new-order/draft/draft-store.ts'
import { serve } from '../../testing/fake-server.ts'
import { answers as formAnswers } from '../../testing/form-answers.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleOrder } from '../../testing/samples.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const closes_at = new Date(Date.now() + lastingDays(3)).toISOString()
const due = { museum_id: 1, museum: 'Эрмитаж', month: '2027-06', closes_at, zone: 'Europe/Moscow', type: 'ig' }
const today = museumDate(new Date())

async function open(role: CustomerRole = 'owner', result: readonly object[] = [due]) {
  const as = member(role)
  const calls = serve({
    ...formAnswers,
    get_upcoming: { success: true, data: { result: [sampleOrder({ id: 71 })] } },
    get_due_wishes: { success: true, data: { result } },
  })
  const portal = await renderPortal({ path: '/upcoming', as })
  await screen.findByText('№ 71')
  return { ...portal, calls, login: as.userData.login, kept: () => readDraft('schedule', as.userData.login, today) }
}

describe('wishes that are due', () => {
  it('are said under the orders with the moment of closing, and lead into their form with the museum', async () => {
    const { address, kept } = await open()
    expect(await screen.findByText(/^Эрмитаж: график на июнь 2027.* принимают до .*, вы ещё ничего не отправили\.$/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Подать график' }))
    await waitFor(() => expect(address()).toBe('/new-schedule?step=object'))
    expect(kept().draft).toMatchObject({ museum_id: 1, type: 'ig', zone: 'Europe/Moscow' })
  })

  it('are counted above the orders, which hide them, and are one press away from there', async () => {
    await open('owner', [due, { ...due, museum_id: 2, museum: 'Петергоф' }])
    await userEvent.click(await screen.findByRole('button', { name: 'Подать 2 графика' }))
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Подать график' })[0])
  })

  it('leave what somebody is writing in that form', async () => {
    const { address, kept, login } = await open()
    const act = await screen.findByRole('button', { name: 'Подать график' })
    writeDraft('schedule', login, { ...kept(), draft: { ...kept().draft, guide: 'Чен' } })
    await userEvent.click(act)
    await waitFor(() => expect(address()).toMatch(/^\/new-schedule/))
    expect(kept().draft).toMatchObject({ guide: 'Чен', museum_id: null })
  })

  it('are not said once their window has closed', async () => {
    await open('owner', [{ ...due, closes_at: new Date(Date.now() - lastingDays(1)).toISOString() }])
    await screen.findByRole('heading', { name: 'Баланс' })
    expect(screen.queryByRole('button', { name: 'Подать график' })).toBeNull()
  })

  it('are not asked for by whoever may not order', async () => {
    const { calls } = await open('accountant')
    await screen.findByRole('heading', { name: 'Баланс' })
    expect(calls.some(({ action }) => action === 'get_due_wishes')).toBe(false)
  })
})
