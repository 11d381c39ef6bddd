// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { abilityOnBehalf, type CustomerRole } from '@anfilada/contract/abilities'
import { currentSession } from '@anfilada/browser/session'
import { serve, type Answers } from '../../testing/fake-server.ts'
import { findFocused } from '../../testing/find-focused.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member } from '../../testing/samples.ts'
import { sampleSettings } from '../../testing/settings.ts'
import { choose } from '@anfilada/ui/testing'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const ok = (result: unknown) => ({ success: true, data: { result } }) as const
const always = { '/api/v1/events/': () => new Response(new ReadableStream()), get_settings: ok(sampleSettings()) }
const tabNames = async () => {
  const tabs = within(await screen.findByRole('navigation', { name: 'Разделы настроек' }))
  return tabs.getAllByRole('link').map((link) => link.textContent)
}
const own = ['Профиль', 'Реквизиты', 'ЭДО', 'Устройства', 'Вход', 'Уведомления', 'Мои данные']

async function open(tab: string, answers: Answers = {}, as = member('owner')) {
  const calls = serve({ ...always, ...answers })
  const portal = await renderPortal({ path: `/settings${tab && `?tab=${tab}`}`, as })
  return { ...portal, calls, sent: (action: string) => calls.filter((call) => call.action === action) }
}

describe('the settings', () => {
  it.each<[CustomerRole, string[]]>([
    ['owner', ['Профиль', 'Реквизиты', 'ЭДО', 'Сотрудники', 'Устройства', 'Вход', 'Уведомления', 'Ключи API', 'Мои данные']],
    ['manager', own],
    ['accountant', own],
    ['guide', own],
  ])('show to a member who is %s the tabs that he may open', async (role, names) => {
    await open('', {}, member(role))
    expect(await tabNames()).toEqual(names)
  })

  it('show the first tab to an address that names none of them', async () => {
    await open('junk')
    expect(await screen.findByRole('textbox', { name: 'Имя' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Профиль' }).getAttribute('aria-current')).toBe('page')
  })

  it('tell a manager who opens the link of the members that his role has no such right', async () => {
    const { calls } = await open('members', {}, member('manager'))
    expect(await screen.findByRole('heading', { name: 'Вашей роли это недоступно' })).toBeTruthy()
    expect(calls.map(({ action }) => action)).not.toContain('list_members')
  })

  it('are closed to an employee who acts on behalf of a customer', async () => {
    const acting = member('owner')
    acting.userAbility = [...abilityOnBehalf]
    acting.userData.acting_for = { staff: 'Павел', until: '2026-11-21T14:32:00+03:00' }
    await open('', { stop_acting: ok({ id: 1 }) }, acting)
    expect(await screen.findByRole('heading', { name: 'Вашей роли это недоступно' })).toBeTruthy()
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContainEqual(
      expect.stringContaining('Вы действуете от имени клиента Нева-тур до 14:32. Сотрудник: Павел'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Завершить' }))
    expect(await screen.findByRole('heading', { name: 'Вход' })).toBeTruthy()
    expect(currentSession()).toBeUndefined()
  })
})

describe('the profile', () => {
  it('is saved, and the menu says the new name', async () => {
    const { sent } = await open('', { save_profile: ok(sampleSettings({ profile: { name: 'Ирина Орлова' } })) })
    const name = await screen.findByRole('textbox', { name: 'Имя' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ирина Орлова')
    await choose(screen.getByRole('combobox', { name: 'Язык писем' }), 'English')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Сохранено')).toBeTruthy()
    expect(sent('save_profile').map(({ data }) => data)).toEqual([{ name: 'Ирина Орлова', phone: '+7 812 555-01-40', language: 'en' }])
    expect(sent('save_profile')[0]?.headers.get('Idempotency-Key')).toMatch(/^\w{32}$/)
    expect(currentSession()?.userData.name).toBe('Ирина Орлова')
  })

  it('keeps what was typed through another tab, until it is saved', async () => {
    const { router } = await open('')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Телефон' }), ' доб. 5')
    await router.navigate({ to: '/settings', search: { tab: 'data' } })
    await screen.findByRole('heading', { name: 'Что мы о вас храним' })
    await router.navigate({ to: '/settings', search: {} })
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Телефон' })).value).toBe('+7 812 555-01-40 доб. 5')
  })

  it('lets only the owner change the name of a guide', async () => {
    await open('', { get_settings: ok(sampleSettings({ profile: { roles: ['guide'], name_fixed: true } })) }, member('guide'))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Имя' })).disabled).toBe(true)
    expect(screen.getByText(/Имя гида меняет владелец/)).toBeTruthy()
  })

  it('tells that a new e-mail waits for its link, and says beside the field when the password is wrong', async () => {
    const refused = { success: false, error: 'Пароль неверный.', code: 'wrong_password', fields: { password: 'Пароль неверный.' } } as const
    let tries = 0
    const { sent } = await open('', {
      change_email: () => (tries++ === 0 ? refused : ok(sampleSettings({ profile: { new_email: 'new@agency.example' } }))),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Сменить почту' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Новый адрес' }), 'new@agency.example')
    await userEvent.type(screen.getByLabelText('Ваш пароль'), 'wrong{Enter}')
    const password = await screen.findByLabelText('Ваш пароль')
    await screen.findByText('Пароль неверный.')
    expect(document.activeElement).toBe(password)
    await userEvent.type(password, ' no more{Enter}')
    expect((await screen.findByText(/Ждём подтверждения/)).textContent).toContain('new@agency.example')
    await findFocused('Почта для писем')
    expect(sent('change_email').map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([null, null])
  })
})

describe('the notifications', () => {
  it('are saved at every tick: one that no answer came to stays, is said and goes again, one that is refused is taken back', async () => {
    const refused = { success: false as const, error: 'Сейчас нельзя.', code: 'forbidden' as const }
    const answers = ['silence' as const, refused]
    const { sent } = await open('notifications', { save_notifications: () => answers.shift() ?? refused })
    const news = await screen.findByRole<HTMLInputElement>('switch', { name: 'Новости компании: почта' })
    expect(news.checked).toBe(false)
    await userEvent.click(news)
    expect(await screen.findByText(/отметки ещё не сохранены/)).toBeTruthy()
    expect(sent('save_notifications')[0]?.data).toMatchObject({ notifications: { news: { mail: true, portal: true } } })
    expect(news.checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('Сейчас нельзя.')).toBeTruthy()
    await expect.poll(() => news.checked).toBe(false)
  })

  it('say nothing of payments to a guide, who sees no prices', async () => {
    await open('notifications', {}, member('guide'))
    expect(await screen.findByRole('switch', { name: 'Заказ подтверждён: портал' })).toBeTruthy()
    expect(screen.queryByRole('switch', { name: 'Платёж получен: почта' })).toBeNull()
  })
})

describe('the personal data', () => {
  it('are erased after saying what is lost and what stays; the browser forgets the person', async () => {
    const { sent } = await open('data', { erase_personal_data: ok({ anonymised_orders: 3 }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить мои данные…' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Удалить ваши данные навсегда?' }))
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Отмена' }))
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toContain('счета, платежи и расчёты')
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить навсегда' }))
    expect(dialog.getByText('Введите пароль.')).toBeTruthy()
    expect(sent('erase_personal_data')).toEqual([])
    await userEvent.type(dialog.getByLabelText('Ваш пароль'), 'my password{Enter}')
    expect(await screen.findByRole('heading', { name: 'Вход' })).toBeTruthy()
    expect(currentSession()).toBeUndefined()
  })
})
