// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTranslator } from 'use-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { holesIn, type Line, linesOf } from '../../../tools/specification/tables.ts'
import { LanguageProvider } from '@anfilada/browser/LanguageProvider'
import { chosenLanguage, loadPhrases } from '@anfilada/browser/language'
import { endSession } from '@anfilada/browser/session'
import { abilityOf } from '@anfilada/contract/abilities'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { changing } from '@anfilada/phrases/order-pages/ru'
import { offers } from './app.tsx'
import { useOrderNumbers } from './orders/order-words.ts'
import { inTime } from './shell/load-chunk.tsx'
import { menuFor } from './shell/layout/menu.ts'
import { serve } from './testing/fake-server.ts'
import { renderPortal } from './testing/render-portal.tsx'
import { member, objects, sampleDetails, sampleOrder } from './testing/samples.ts'
import { frameLines, menuLines, ownerWithNews, quoted, screenLines, textOf, userMenuLines } from './testing/specified-frame.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const done = (result: unknown) => ({ success: true, data: { result } })
const orders = [
  sampleOrder({ id: 71, info: { status: 'confirmed', allowed: ['cancel'] } }),
  sampleOrder({ id: 72, data: { refno: 'NEVA-2' }, info: { museum: 'Музей Фаберже', status: 'rejected', allowed: ['archive'] } }),
  sampleOrder({ id: 73, data: { pass_date: '2027-01-05' }, info: { status: 'in_processing', allowed: [] } }),
  sampleOrder({ id: 74, info: { status: 'waiting_list', allowed: [] } }),
  sampleOrder({ id: 75, info: { status: 'cancelled', allowed: [] } }),
]

const failedPayment: PaymentState = {
  payment_id: 9,
  status: 'FAILED',
  error: '',
  reason: 'declined',
  method: 'card',
  vouchers: '71',
  prolongations: '',
  amount: 100,
  currency: 'RUB',
  url: null,
  qr: null,
  expires_at: '2026-11-23T10:00:00Z',
  created_at: '2026-11-23T09:30:00Z',
  received: 0,
  kept: 0,
}

function open(path = '/upcoming', answers: Parameters<typeof serve>[0] = {}) {
  serve({
    get_upcoming: done(orders),
    get_request: done(sampleDetails()),
    delete_request: done({ id: 71 }),
    archive_request: done({ id: 72 }),
    get_settings: 'never',
    notices: done({ news_mark: true, advert: null, popup: null, submission: [], schedule_notice: null }),
    get_reconciliation_acts: { success: true, data: { result: [], next: null } },
    '/api/v1/museums/': [],
    '/api/v1/museums-objects/': objects,
    '/api/v1/help/subjects': [],
    '/api/v1/help/questions': [],
    '/api/v1/logout/': { success: true, data: {} },
    '/api/v1/events/': () => new Response(new ReadableStream()),
    ...answers,
  })
  return renderPortal({ path, as: ownerWithNews() })
}

/** Every line has its counterpart, and each counterpart that is taken away is missed. */
function expectWhole(lines: readonly Line[], found: readonly Line[], order: { inOrder?: boolean } = {}): void {
  expect(holesIn(lines, found, order)).toEqual([])
  for (const line of lines) {
    const rest = found.filter((one) => Object.values(one).join() !== Object.values(line).join())
    expect(holesIn(lines, rest)).toEqual([`no counterpart: ${Object.values(line).join(' · ')}`])
  }
  if (order.inOrder) expect(holesIn(lines, found.toReversed(), order)).toHaveLength(1)
}

const sideMenu = () => screen.findByRole('navigation', { name: 'Главное меню' })

describe('the tables of screens', () => {
  it('Screens: each address, its layout, and where the guard leads a visitor and a member', () => {
    const lines = linesOf('Screens')
    expectWhole(lines, screenLines(new Map(lines.map((line) => [line['path'] ?? '', line['name'] ?? '']))))
  })

  it('Screens: payment-wechat and transport-order are one screen', async () => {
    const headings = []
    for (const path of ['/payment-wechat', '/transport-order']) {
      await open(path)
      headings.push(textOf(await screen.findByRole('heading', { level: 1 })))
      cleanup()
    }
    expect(headings[1]).toBe(headings[0])
  })

  it('Menu: sections, items, badges and rights, in their order', async () => {
    await open()
    expectWhole(linesOf('Menu'), menuLines(await sideMenu(), offers.menu), { inOrder: true })
    const quiet = menuFor(offers.menu, { ...member('owner'), userAbility: abilityOf(['owner']) })
    expect(JSON.stringify(quiet)).not.toContain('unread')
  })

  it('Menu: an item that the product loses is missed', async () => {
    const { menu } = offers
    offers.menu = menu.filter(({ word }) => word !== 'renewal')
    try {
      await open()
      expect(holesIn(linesOf('Menu'), menuLines(await sideMenu(), offers.menu))).toEqual([
        'no counterpart: «Продление лицензий» · «Мои лицензии» · /licenses ·  · read License',
        'no counterpart: «Продление лицензий» · «Продление» · /prolongation ·  · read License',
      ])
    } finally {
      offers.menu = menu
    }
  })

  it('User menu', async () => {
    const { address } = await open()
    expectWhole(linesOf('User menu'), await userMenuLines(address), { inOrder: true })
  })

  it('Bar and footer, and what the browser keeps', async () => {
    const { address } = await open()
    await screen.findByText('№ 71')
    const found = [...(await frameLines())]
    await userEvent.click(screen.getByRole('button', { name: /Язык: / }))
    const languages = await screen.findAllByRole('menuitemradio')
    found.push({ where: 'bar', what: 'language switcher', is: languages.map(textOf).join(', ') })
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Русский' }))
    const themes = []
    for (const name of ['Тёмная тема', 'Светлая тема']) {
      await userEvent.click(screen.getByRole('button', { name }))
      themes.push(document.documentElement.dataset.theme)
    }
    found.push({ where: 'bar', what: 'light and dark', is: themes.join(', ') })
    fireEvent.keyDown(document.body, { key: ',', code: 'Slash', ctrlKey: true, shiftKey: true })
    const field = await screen.findByRole('combobox', { name: /референс/ })
    const results = () => [...document.querySelectorAll('[role=option] b')].map(textOf)
    const reached = []
    for (const [what, words] of Object.entries({ number: '74', reference: 'neva-2', date: '2027-01-05', museum: 'ФАБЕРЖЕ' })) {
      fireEvent.change(field, { target: { value: words } })
      if (results().length === 1) reached.push(what)
    }
    found.push({ where: 'search', what: 'looks in', is: reached.join(', ') })
    fireEvent.change(field, { target: { value: '71' } })
    found.push({ where: 'search', what: 'a result', is: quoted(results()[0] ?? '') })
    expectWhole(linesOf('Bar and footer'), found)

    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(address()).toBe('/upcoming/info?id=71'))
    const keys = linesOf('Local storage')
    await waitFor(() => expect(keys.map(({ key = '' }) => localStorage.getItem(key)).filter((kept) => kept === null)).toEqual([]))
    endSession()
    const kept = keys.map(({ key = '' }) => ({ key, is: localStorage.getItem(key) === null ? 'wiped by logout and 401' : 'kept' }))
    expectWhole(keys, kept)
  })
})

/** An act of the order's row, behind "…". */
async function press(name: string): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name: /^Ещё действия/ }))[0] as HTMLElement)
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

/** What the portal says on its screens, by what the table calls the occasions. */
async function textLines(): Promise<Line[]> {
  const lines: Line[] = []
  const seen = async (when: string, words: string) => {
    lines.push({ when, text: quoted(textOf(await screen.findByText(words))), 'said by': 'the portal' })
  }
  await open()
  await press('Аннулировать')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Аннулировать/ }))
  await seen('an order is cancelled', 'Заявка №71 аннулирована')
  cleanup()
  await open('/upcoming', { get_upcoming: done([{ ...orders[1], id: 71 }]) })
  await press('В архив')
  await seen('an order is sent to the archive', 'Заявка №71 отправлена в архив')
  cleanup()
  await open('/payment-confirmation?payment_id=9', { check_payment_status: done(failedPayment) })
  await seen('a payment fails, on its page', 'Ошибка при совершении платежа')
  cleanup()
  await open('/revise')
  const [begins, ends] = [...(await screen.findByRole('form')).querySelectorAll<HTMLInputElement>('input[name^=period]')]
  fireEvent.change(begins as HTMLInputElement, { target: { value: '2026-01-01' } })
  fireEvent.change(ends as HTMLInputElement, { target: { value: '2026-04-02' } })
  await userEvent.click(screen.getByRole('button', { name: 'Сформировать' }))
  await seen('a period of a reconciliation is wrong, in the form', 'Период превышает 3 месяца или неверно выбраны даты')
  const initial = { language: 'ru', phrases: await loadPhrases('ru') } as const
  const numbers = renderHook(useOrderNumbers, {
    wrapper: ({ children }) => <LanguageProvider initial={initial}>{children}</LanguageProvider>,
  })
  const changed = createTranslator({ locale: 'ru', messages: changing })('done', { id: '71' })
  return [
    ...lines,
    { when: 'an order is changed', text: quoted(changed), 'said by': 'the portal' },
    { when: 'orders are created', text: quoted(numbers.result.current([71, 72])), 'said by': 'the portal' },
  ]
}

/** What it waits for, each as the product itself asks for it. */
async function constantLines(): Promise<Line[]> {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const waits = () => timers.mock.calls.map(([, ms]) => ms)
  const patience = vi.spyOn(AbortSignal, 'timeout')
  await inTime(() => Promise.resolve())
  const chunk = waits()[0]
  await open()
  await screen.findByText('№ 71')
  const before = waits().length
  fireEvent.keyDown(document.body, { code: 'Slash', ctrlKey: true, shiftKey: true })
  await screen.findByRole('combobox', { name: /референс/ })
  const focus = waits().slice(before).includes(150) ? 150 : undefined
  localStorage.clear()
  const widths = [...readFileSync('packages/ui/src/styles/tokens.css', 'utf8').matchAll(/--nav(?:-min)?: (\d+)px/g)].map(([, px]) => px)
  const values = {
    'a request gives up after, in ms': patience.mock.calls[0]?.[0],
    'a chunk that does not load is told after, in ms': chunk,
    'the search takes the focus after, in ms': focus,
    'language of a reader who chose none': chosenLanguage(),
    'menu, px': widths[0],
    'menu collapsed, px': widths[1],
  }
  return Object.entries(values).map(([what, value]) => ({ what, value: String(value), 'kept by': 'the portal' }))
}

describe('what the portal says and keeps', () => {
  it('Texts', async () => {
    expectWhole(
      linesOf('Texts').filter((line) => line['said by'] === 'the portal'),
      await textLines(),
    )
  })

  it('Constants', async () => {
    expectWhole(
      linesOf('Constants').filter((line) => line['kept by'] === 'the portal'),
      await constantLines(),
    )
  })
})
