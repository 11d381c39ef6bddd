import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LegalTextAnswer } from '@anfilada/contract/legal-texts'
import { testCompany, writeCompany } from '../testing/company.ts'
import { type Answers, serve } from '../testing/fake-server.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member } from '../testing/samples.ts'

// @vitest-environment jsdom

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const offer: LegalTextAnswer = {
  id: 12,
  kind: 'offer',
  version: 3,
  valid_from: '2026-11-21',
  title: 'Договор-оферта',
  language: 'ru',
  languages: ['ru'],
  text: '# Предмет\n\nКомпания заказывает,\nклиент оплачивает.\n\n<b>Разметки</b> здесь нет.',
}
const { text: _text, languages: _languages, ...listed } = offer
const answers: Answers = { '/api/v1/legal-texts/': [listed], '/api/v1/legal-texts/12/': offer }

describe('the company and its documents', () => {
  it('are read without a session, with the way to the login beside', async () => {
    serve(answers)
    const portal = await renderPortal({ path: '/about' })
    const documents = await screen.findByRole('region', { name: 'Документы' })
    await userEvent.click(await within(documents).findByRole('link', { name: 'Договор-оферта' }))
    expect(portal.address()).toBe('/about?tab=offer')
    expect(screen.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('button', { name: /Меню пользователя/ })).toBeNull()
  })

  it('say where the company is, in words and drawn, who answers, and where its site of before is', async () => {
    serve(answers)
    await renderPortal({ path: '/about' })
    expect(await screen.findByText('Санкт-Петербург, Английская набережная, 1')).toBeTruthy()
    expect(screen.getByRole('img', { name: /^Карта: Санкт-Петербург, Английская набережная, 1/ })).toBeTruthy()
    expect(screen.getByText('Английская наб., 1')).toBeTruthy()
    expect(screen.getByText('по будням 10:00–18:00')).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link', { name: /^\+7/ }).map((link) => link.getAttribute('href'))).toEqual([
      'tel:+79215550100',
      'tel:+79215550120',
    ])
    expect(main.getByRole('link', { name: testCompany.orders_mail }).getAttribute('href')).toBe(`mailto:${testCompany.orders_mail}`)
    expect(main.getByRole('link', { name: 'Старая версия сайта' }).getAttribute('href')).toBe(testCompany.old_site)
  })

  it('of a company in another town leads to its point on a map, and says its own hours', async () => {
    const day = (opens: string) => ({ opens, closes: '17:30' })
    const hours = [day('09:00'), day('09:00'), day('09:00'), day('09:00'), day('10:00'), null, null]
    writeCompany({ ...testCompany, map: { latitude: 55.7558, longitude: 37.6173 }, hours })
    serve(answers)
    await renderPortal({ path: '/about' })
    const map = await screen.findByRole('link', { name: 'Открыть на карте' })
    expect(map.getAttribute('href')).toContain('mlat=55.7558&mlon=37.6173')
    expect(screen.queryByRole('img', { name: /^Карта/ })).toBeNull()
    expect(screen.getByText('пн–чт 09:00–17:30')).toBeTruthy()
    expect(screen.getByText('пт 10:00–17:30')).toBeTruthy()
  })

  it('say nothing of hours and maps that nobody has said', async () => {
    const { map: _map, hours: _hours, ...rest } = testCompany
    writeCompany(rest)
    serve(answers)
    await renderPortal({ path: '/about' })
    expect(await screen.findByText('Санкт-Петербург, Английская набережная, 1')).toBeTruthy()
    expect(screen.queryByRole('img', { name: /^Карта/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Открыть на карте' })).toBeNull()
    expect(screen.queryByText(/10:00/)).toBeNull()
  })

  it('stand beside what a bank needs to know of the company', async () => {
    serve(answers)
    await renderPortal({ path: '/about' })
    const requisites = await screen.findByRole('region', { name: 'Реквизиты' })
    const { inn, kpp = '', ogrn = '', bik, account, corr_account } = testCompany
    for (const number of [inn, kpp, ogrn, bik, account, corr_account]) expect(within(requisites).getByText(number)).toBeTruthy()
  })

  it('stand alone under the name of the portal while nobody has said who the company is', async () => {
    writeCompany(null)
    serve(answers)
    await renderPortal({ path: '/about' })
    expect(await screen.findByRole('region', { name: 'Документы' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Анфилада' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Реквизиты' })).toBeNull()
    expect(screen.queryByRole('link', { name: /^\+7/ })).toBeNull()
  })

  it('show a text with its edition, its headings, and no markup', async () => {
    serve(answers)
    await renderPortal({ path: '/about?tab=offer', as: member('guide') })
    expect(await screen.findByRole('heading', { level: 3, name: 'Предмет' })).toBeTruthy()
    expect(screen.getByText(/^Редакция 3, действует с 21 ноября 2026/)).toBeTruthy()
    expect(screen.getByText('<b>Разметки</b> здесь нет.')).toBeTruthy()
    expect(screen.getByRole('link', { current: 'page', name: 'Договор-оферта' })).toBeTruthy()
  })

  it('show the Russian original of what is not translated, and say so', async () => {
    serve(answers)
    await renderPortal({ path: '/about?tab=offer', language: 'fa' })
    expect(await screen.findByText('این متن ترجمه نشده است. متن اصلی روسی را می‌بینید.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Предмет' }).closest('[lang]')?.getAttribute('lang')).toBe('ru')
  })

  it.each(['7', 'abc', '0', '99999999999'])('ask for the edition that the link names, and say when there is none: %s', async (text) => {
    const none = () => Response.json({ success: false, error: 'Нет такой страницы.', code: 'not_found' }, { status: 404 })
    serve({ ...answers, '/api/v1/legal-texts/7/': none, '/api/v1/legal-texts/0/': none })
    await renderPortal({ path: `/about?tab=contract&text=${text}` })
    expect(await screen.findByRole('heading', { name: 'Такого текста нет' })).toBeTruthy()
  })

  it('say so of a text that was never published', async () => {
    serve(answers)
    await renderPortal({ path: '/about?tab=refund_policy' })
    expect(await screen.findByRole('heading', { name: 'Такого текста нет' })).toBeTruthy()
  })
})
