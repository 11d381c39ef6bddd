// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import { type Answers, serve } from '../testing/fake-server.ts'
import { answers } from '../testing/form-answers.ts'
import { sampleLicense } from '../testing/licenses.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member } from '../testing/samples.ts'
import { choose } from '@anfilada/ui/testing'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ok = (result: unknown) => ({ success: true as const, data: { result } })
const uploads = '/api/v1/files/license_scan/'

async function open(more: Answers = {}, as: LoginOutput = member('owner')) {
  const calls = serve({ ...answers, ...more })
  await renderPortal({ path: '/licenses', as })
  return { sent: (action: string) => calls.filter((call) => call.action === action).map(({ data }) => data), calls }
}

describe('licenses of one’s guides', () => {
  it('stand by what has to be done, with until when and why', async () => {
    await open({
      license_list: ok([
        sampleLicense({ license_id: 1, guide_id: 1, guide: 'Ольга Ветрова' }),
        sampleLicense({ license_id: 2, state: 'expiring', days_left: 12, expiration_date: '2026-12-03' }),
        sampleLicense({ license_id: 3, museum: 'Петергоф', state: 'suspended', reason: 'Ждём ответа музея.', scan: null }),
        sampleLicense({ license_id: 4, guide_id: 3, guide: 'Вера Орлова', state: 'waiting' }),
      ]),
    })
    expect(await screen.findByText(/3 гида, 4 лицензии/)).toBeTruthy()
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Требуют внимания 2', 'Ждут проверки 1', 'Действуют 1'])
    const attention = within(screen.getByRole('list', { name: 'Требуют внимания' }))
    const own = attention.getByRole('list', { name: 'Ли Вэй' })
    expect(own.textContent).toContain('до 3 декабря 2026, ещё 12 дней')
    expect(own.textContent).toContain('приостановлена')
    expect(own.textContent).toContain('Ждём ответа музея.')
    expect(own.textContent).toContain('китайский, русский')
    expect(within(own).getAllByRole('button', { name: /^Скан/ })).toHaveLength(1)
  })

  it('are entered with a scan that comes to the server first, and say what is missing', async () => {
    const { sent, calls } = await open({
      [uploads]: ok({ file_id: 31, name: 'скан.pdf', size: 2048 }),
      add_license: ok(sampleLicense({ state: 'waiting' })),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить лицензию' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Новая лицензия' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить на проверку' }))
    expect(await dialog.findByText('Напишите целое число лет, не больше 80.')).toBeTruthy()
    expect(dialog.getByText('Выберите музей.')).toBeTruthy()
    expect(sent('add_license')).toEqual([])

    await userEvent.type(dialog.getByRole('combobox', { name: 'Гид' }), 'Вера Орлова')
    await choose(dialog.getByRole('combobox', { name: 'Музей' }), 'Эрмитаж')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Номер лицензии' }), 'ЭР-7')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Стаж, лет' }), '3')
    const until = dialog.getByLabelText('Действует до')
    await userEvent.clear(until)
    await userEvent.type(until, '2036-06-01')
    await choose(dialog.getByRole('combobox', { name: 'Основной язык' }), 'русский')
    expect(dialog.queryByRole('checkbox', { name: 'русский' })).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'персидский' }))
    await userEvent.upload(dialog.getByLabelText('Приложить файл', { selector: 'input' }), new File(['%PDF-1.7'], 'скан.pdf'))
    expect(await dialog.findByText('скан.pdf')).toBeTruthy()
    expect(calls.filter(({ path }) => path === uploads)).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить на проверку' }))
    expect(await screen.findByText('Лицензия отправлена на проверку')).toBeTruthy()
    expect(sent('add_license')).toEqual([
      {
        guide: 'Вера Орлова',
        museum_id: 1,
        number: 'ЭР-7',
        experience_years: 3,
        expiration_date: '2036-06-01',
        main_language: 'ru',
        additional_languages: ['fa'],
        file_id: 31,
        language: 'ru',
      },
    ])
  })

  it('of a member who is a guide are entered in his own name', async () => {
    await open({}, member('guide'))
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить лицензию' }))
    const guide = screen.getByRole<HTMLInputElement>('combobox', { name: 'Гид' })
    expect([guide.value, guide.disabled]).toEqual([member('guide').userData.name, true])
  })
})
