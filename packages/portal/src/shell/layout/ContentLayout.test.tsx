// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testCompany, writeCompany } from '../../testing/company.ts'
import { serve, type Answers } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleDetails } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(path = '/upcoming', language: 'ru' | 'fa' = 'ru', answers: Answers = {}) {
  serve({
    get_upcoming: { success: true, data: { result: [] } },
    get_request: { success: true, data: { result: sampleDetails() } },
    '/api/v1/events/': () => new Response(new ReadableStream()),
    '/api/v1/logout/': { success: true, data: {} },
    ...answers,
  })
  return renderPortal({ path, as: member('owner'), language })
}
const sideMenu = () => screen.findByRole('navigation', { name: 'Главное меню' })

describe('where no screen is', () => {
  it('an address that none has leads to the orders and to the help', async () => {
    await open('/nowhere')
    expect(await screen.findByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeTruthy()
    const ways = within(screen.getByRole('main')).getAllByRole('link')
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['К заказам', '/'],
      ['Помощь', '/help'],
    ])
  })

  it('a screen that failed says so aloud, keeps the menu and leads to the orders', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await open('/licenses', 'ru', { license_list: { success: true, data: { result: [{}] } } })
    await screen.findByRole('heading', { level: 1, name: 'Экран не открылся' })
    const failed = within(within(screen.getByRole('main')).getByRole('alert'))
    expect(failed.getByRole('button', { name: 'Повторить' })).toBeTruthy()
    expect(failed.getByRole('link', { name: 'К заказам' }).getAttribute('href')).toBe('/upcoming')
    expect(within(await sideMenu()).getAllByRole('link').length).toBeGreaterThan(3)
  })
})

describe('the frame of every screen', () => {
  it('says whose portal it is this year, leads to the terms and the old site, and shows what can be paid with and who answers', async () => {
    await open()
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText(`© ${new Date().getFullYear()} ООО «Анфилада»`)).toBeTruthy()
    expect(footer.getByRole('link', { name: 'Старая версия сайта' }).getAttribute('href')).toMatch(/^https:\/\//)
    expect(footer.getByRole('link', { name: 'Оферта' }).getAttribute('href')).toBe('/about?tab=offer')
    expect(footer.getByRole('link', { name: 'Возврат денег' }).getAttribute('href')).toBe('/about?tab=refund_policy')
    expect(footer.getByRole('link', { name: testCompany.duty_phone }).getAttribute('href')).toBe('tel:+79215550100')
    const methods = within(footer.getByRole('list', { name: 'Чем можно оплатить' })).getAllByRole('listitem')
    expect(methods.map((method) => method.textContent)).toEqual(['банковская карта', 'QR-код СБП', 'счёт'])
  })

  it('says less, and nothing wrong, while nobody has said who the company is', async () => {
    writeCompany(null)
    await open()
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText(`© ${new Date().getFullYear()} Анфилада`)).toBeTruthy()
    expect(footer.queryByRole('link', { name: 'Старая версия сайта' })).toBeNull()
    expect(footer.queryByRole('link', { name: /^\+7/ })).toBeNull()
    expect(footer.getByRole('link', { name: 'Оферта' })).toBeTruthy()
  })

  it('shows no way to pay that is off', async () => {
    const ways = () => screen.queryByRole('list', { name: 'Чем можно оплатить' })?.textContent
    writeCompany({ ...testCompany, online: ['sbp'] })
    await open()
    await screen.findByRole('contentinfo')
    expect(ways()).toBe('QR-код СБПсчёт')
    cleanup()
    writeCompany({ ...testCompany, online: [] })
    await open()
    await screen.findByRole('contentinfo')
    expect(ways()).toBe('счёт')
  })

  it('names the company as the reader’s language writes it', async () => {
    await open('/upcoming', 'fa')
    expect((await screen.findByRole('contentinfo')).textContent).toContain('شرکت آنفیلادا')
  })

  it('shows on the page of an order that the reader is among his orders', async () => {
    await open('/upcoming/info?id=71')
    const menu = within(await sideMenu())
    expect(menu.getByRole('link', { name: 'Заказы' }).getAttribute('aria-current')).toBe('true')
    expect(menu.getByRole('link', { name: 'Билеты в музеи' }).getAttribute('aria-current')).toBeNull()
  })

  it('keeps the menu collapsed, each icon with its name, until the session ends', async () => {
    await open()
    await userEvent.click(within(await sideMenu()).getByRole('button', { name: 'Свернуть меню' }))
    const orders = within(await sideMenu()).getByRole('link', { name: 'Заказы' })
    expect(orders.title).toBe('Заказы')
    expect(within(await sideMenu()).getByRole('link', { name: 'Новый заказ' })).toBeTruthy()
    expect(localStorage.getItem('menu')).toBe('collapsed')
    await userEvent.click(screen.getByRole('button', { name: /Меню пользователя/ }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Настройки', 'Выгрузки', 'Помощь', 'Сочетания клавиш', 'Выйти'])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Выйти' }))
    await screen.findByRole('heading', { name: 'Вход' })
    expect(localStorage.getItem('menu')).toBeNull()
  })

  it('makes the menu narrow beside the form of a new order, unless the reader opens it', async () => {
    const isNarrow = async () => within(await sideMenu()).queryByRole('button', { name: 'Развернуть меню' }) !== null
    await open('/new')
    expect(await isNarrow()).toBe(true)
    await userEvent.click(within(await sideMenu()).getByRole('button', { name: 'Развернуть меню' }))
    expect(await isNarrow()).toBe(false)
    expect(localStorage.getItem('menu')).toBe('open')
  })

  it('opens the drawer closed, and closes it with any chosen item, also that of the open page', async () => {
    await open()
    await sideMenu()
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Открыть меню' }))
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Главное меню' })).getByRole('link', { name: 'Заказы' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
