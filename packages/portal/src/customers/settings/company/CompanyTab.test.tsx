// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../../../testing/fake-server.ts'
import { renderPortal } from '../../../testing/render-portal.tsx'
import { member } from '../../../testing/samples.ts'
import { sampleSettings } from '../../../testing/settings.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

async function open(settings = sampleSettings(), as = member('owner')) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    get_settings: { success: true, data: { result: settings } },
    save_requisites: { success: true, data: { result: settings } },
  })
  await renderPortal({ path: '/settings?tab=company', as })
  return { sent: () => calls.filter(({ action }) => action === 'save_requisites') }
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

describe('the requisites of a company', () => {
  it('are checked when a field is left, and mended as one types', async () => {
    await open()
    const kpp = await field('КПП')
    await userEvent.clear(kpp)
    await userEvent.type(kpp, '77')
    expect(screen.queryByText(/КПП состоит из девяти/)).toBeNull()
    await userEvent.tab()
    expect(screen.getByText(/КПП состоит из девяти/)).toBeTruthy()
    await userEvent.type(kpp, '3601001')
    expect(screen.queryByText(/КПП состоит из девяти/)).toBeNull()
  })

  it('are not sent while something is wrong: the summary takes focus and leads to the field', async () => {
    const { sent } = await open()
    await userEvent.clear(await field('Телефон'))
    await userEvent.type(await field('БИК'), '12')
    await save()
    const summary = await screen.findByRole('alert', { name: 'Не сохранено' })
    expect(document.activeElement).toBe(summary)
    expect(summary.textContent).toBe('Не сохраненоТелефонНапишите телефон.БИКБИК состоит из девяти цифр.')
    await userEvent.click(screen.getByRole('link', { name: 'БИК' }))
    expect(document.activeElement).toBe(await field('БИК'))
    expect(sent()).toEqual([])
  })

  it('warn of an account whose key does not fit, and let it be confirmed for this very account', async () => {
    const { sent } = await open()
    await userEvent.type(await field('БИК'), '044525225')
    await userEvent.type(await field('Расчётный счёт'), '4070 2810 9000 0000 0001')
    expect(screen.getByText(/Номер счёта не сходится с БИК/)).toBeTruthy()
    await save()
    expect(sent()).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Счёт верный, сохранить как есть' }))
    await save()
    expect(await screen.findByText('Сохранено')).toBeTruthy()
    expect(sent()[0]?.data).toMatchObject({
      account_confirmed: true,
      organization: { bik: '044525225', account: '40702810900000000001', inn: '7707083893' },
    })
  })

  it('cannot be changed where the contract was made with them', async () => {
    await open()
    expect((await field('ИНН')).disabled).toBe(true)
    expect((await field('КПП')).disabled).toBe(false)
    expect(screen.getByText(/взяты из договора/)).toBeTruthy()
  })

  it('are read by a manager, and the terms with them; a guide sees no terms', async () => {
    await open(sampleSettings(), member('manager'))
    expect(await screen.findByText('Менять реквизиты может владелец.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'КПП' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Условия' }).textContent).toContain('№\u00a0NEVA-1 от 17 октября 2025')
    cleanup()
    await open(sampleSettings({ customer: { terms: null } }), member('guide'))
    await screen.findByText('Менять реквизиты может владелец.')
    expect(screen.queryByRole('heading', { name: 'Условия' })).toBeNull()
  })

  it('are not asked of a private person until he wants to give them', async () => {
    const nothing = { inn: null, kpp: null, ogrn: null, legal_address: null, bank_name: null, bik: null, account: null, corr_account: null }
    const { sent } = await open(sampleSettings({ customer: { kind: 'individual', name: 'Анна Смирнова', requisites: nothing } }))
    await field('Телефон')
    expect(screen.queryByRole('textbox', { name: 'ИНН' })).toBeNull()
    await save()
    expect(await screen.findByText('Сохранено')).toBeTruthy()
    expect(sent()[0]?.data).toEqual({ email: 'office@agency.example', phone: '+7 812 555-01-01', language: 'ru' })
    await userEvent.click(screen.getByRole('button', { name: 'Указать реквизиты' }))
    expect(await field('ИНН')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'КПП' })).toBeNull()
  })
})
