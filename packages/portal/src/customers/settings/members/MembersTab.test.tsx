// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve, type Answers } from '../../../testing/fake-server.ts'
import { renderPortal } from '../../../testing/render-portal.tsx'
import { member } from '../../../testing/samples.ts'
import { sampleMember } from '../../../testing/settings.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const owner = sampleMember({ id: 1, name: 'Ирина Соколова', login: 'agency', roles: ['owner'], last_owner: true })
const manager = sampleMember()
const invited = sampleMember({
  id: 3,
  name: 'Ольга',
  email: 'olga@agency.example',
  login: 'olga@agency.example',
  status: 'invited',
  last_login_at: null,
})

async function open(answers: Answers = {}) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    list_members: { success: true, data: { result: [owner, manager, { ...invited, invited_until: '2126-11-24T10:04:00+03:00' }] } },
    ...answers,
  })
  await renderPortal({ path: '/settings?tab=members', as: member('owner') })
  const list = within(await screen.findByRole('list', { name: 'Сотрудники, сначала владельцы' }))
  const row = (name: string) => within(list.getAllByRole('listitem').find((item) => item.textContent.includes(name)) ?? document.body)
  return { row, sent: (action: string) => calls.filter((call) => call.action === action).map(({ data }) => data) }
}

describe('the members', () => {
  it('stand with roles and last visit; of the invited, until when the invitation opens', async () => {
    const { row } = await open()
    expect(row('Дмитрий').getByText('вход 12 ноября, 10:04')).toBeTruthy()
    expect(row('Ольга').getByText('приглашение до 24 ноября, 10:04')).toBeTruthy()
    expect(row('Ирина').getByText('это вы')).toBeTruthy()
  })

  it('let the last owner neither go nor lose the role', async () => {
    const { row } = await open()
    expect(row('Ирина').queryByRole('button', { name: /Удалить/ })).toBeNull()
    await userEvent.click(row('Ирина').getByRole('button', { name: /Изменить/ }))
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /владелец/ })
    await userEvent.click(box)
    expect(box.checked).toBe(true)
    expect(screen.getByText(/Единственный владелец/)).toBeTruthy()
  })

  it('are invited with a name, a mail and roles; what is missing is said beside its field', async () => {
    const { sent } = await open({ invite_member: { success: true, data: { result: invited } } })
    await userEvent.click(screen.getByRole('button', { name: 'Пригласить' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Пригласить сотрудника' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /менеджер/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить приглашение' }))
    expect(dialog.getByText('Напишите имя.')).toBeTruthy()
    expect(dialog.getByText('Выберите хотя бы одну роль.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Имя' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Имя' }), 'Ольга')
    expect(dialog.queryByText('Напишите имя.')).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Почта' }), 'olga@agency.example')
    await userEvent.click(dialog.getByRole('checkbox', { name: /бухгалтер/ }))
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Отправить приглашение' }))
    expect(await screen.findByText('Приглашение отправлено: olga@agency.example')).toBeTruthy()
    expect(sent('invite_member')).toEqual([{ name: 'Ольга', email: 'olga@agency.example', roles: ['accountant'], language: 'ru' }])
  })

  it('are removed after saying what ends at once', async () => {
    const { row, sent } = await open({ remove_member: { success: true, data: { result: { id: 2 } } } })
    await userEvent.click(row('Дмитрий').getByRole('button', { name: /Удалить/ }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Удалить: Дмитрий Громов?' }))
    expect(dialog.getByText(/сразу завершатся/)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Отмена' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }))
    expect(await screen.findByText('Доступ закрыт: Дмитрий Громов')).toBeTruthy()
    expect(sent('remove_member')).toEqual([{ member_id: 2, language: 'ru' }])
  })

  it('change by one act for the roles when the name stays', async () => {
    const { row, sent } = await open({ set_member_roles: { success: true, data: { result: manager } } })
    await userEvent.click(row('Дмитрий').getByRole('button', { name: /Изменить/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /бухгалтер/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Изменено: Дмитрий Громов')).toBeTruthy()
    expect(sent('set_member_name')).toEqual([])
    expect(sent('set_member_roles')).toEqual([{ member_id: 2, roles: ['manager', 'accountant'], language: 'ru' }])
  })
})
