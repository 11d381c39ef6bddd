// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { screens } from '../../../tools/pictures/screens.ts'
import { sliceFaults } from '../../../tools/pictures/slice.ts'
import { endSession, leaveSession, startSession } from '@anfilada/browser/session'
import { visitorAbility } from '@anfilada/contract/abilities'
import { type ScreenPath, screens as portalScreens, showsLogin } from '@anfilada/contract/screens'
import { decideEntry } from './shell/session/access.ts'
import { createPortalRouter } from './routes.tsx'
import { renderPortal } from './testing/render-portal.tsx'
import { sampleVoucher } from './testing/vouchers.ts'
import { countries, evenSums, member, museums, sampleDetails } from './testing/samples.ts'
import { serve } from './testing/fake-server.ts'
import { invoiceData } from './testing/invoices.ts'
import { sampleSettings } from './testing/settings.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answers = {
  get_upcoming: { success: true, data: { result: [] } },
  prefetch_payment: {
    success: true,
    data: { result: { orders: [], fees: [], currency: 'RUB', methods: [], offer: null, payer: { name: '', email: '' }, ...evenSums } },
  },
  prefetch_invoice_data: { success: true, data: { result: invoiceData } },
  get_invoices: { success: true, data: { result: [], next: null } },
  get_reconciliation_acts: { success: true, data: { result: [], next: null } },
  get_payments_history: { success: true, data: { result: [], next: null } },
  get_prolongation_page_data: { success: true, data: { result: { licenses: [], groups: [], requests: [] } } },
  list_exports: { success: true, data: { result: [] } },
  get_feedback: { success: true, data: { result: [], next: null } },
  get_message_threads: { success: true, data: { result: [], next: null } },
  license_list: { success: true, data: { result: [] } },
  get_pricelists: { success: true, data: { result: [] } },
  get_settings: { success: true, data: { result: sampleSettings() } },
  get_archive: { success: true, data: { result: [], next: null } },
  show_voucher: { success: true, data: { result: sampleVoucher() } },
  get_request: { success: true, data: { result: sampleDetails() } },
  '/api/v1/legal-texts/': [],
  '/api/v1/news/': [],
  '/api/v1/help/subjects': [],
  '/api/v1/help/questions': [],
  '/api/v1/museums/': museums,
  '/api/v1/museums-for-schedule/': museums,
  '/api/v1/museums-for-rgag/': museums,
  '/api/v1/museums-for-transport/': museums,
  '/api/v1/museums-for-guide/': museums,
  get_services: { success: true, data: { result: [] } },
  '/api/v1/countries/': countries,
  '/api/v1/events/': () => new Response(new ReadableStream()),
} as const

const query = '?marketplace=wb&ref=7'
type Place = { address: string; layout: 'blank' | 'content' | 'no right' }
type Row = { path: ScreenPath | '/' | '/nowhere'; visitor: Place; member: Place; withoutRight: Place }

const login = (kept: string): Place => ({ address: `/login${kept}`, layout: 'blank' })
const notFound = (kept: string): Place => ({ address: `/error-404${kept}`, layout: 'blank' })
/** A screen for members: visitors keep `marketplace` on the way to the login, a member without the right is told in place. */
const forMembers = (path: ScreenPath): Row => ({
  path,
  visitor: login('?marketplace=wb'),
  member: { address: path + query, layout: 'content' },
  withoutRight: { address: path + query, layout: 'no right' },
})
/** A blank page for everybody, under any query. */
const forAll = (path: ScreenPath): Row => {
  const place: Place = { address: path + query, layout: 'blank' }
  return { path, visitor: place, member: place, withoutRight: place }
}
/** A page with menu and bar that everybody may read. */
const forAllInContent = (path: ScreenPath) => {
  const place: Place = { address: path + query, layout: 'content' }
  return { visitor: place, member: place, withoutRight: place }
}
/** A blank page of members: its own server says what is not allowed there. */
const blankForMembers = (path: ScreenPath) => {
  const place: Place = { address: path + query, layout: 'blank' }
  return { member: place, withoutRight: place }
}
const orders = { member: { address: '/upcoming', layout: 'content' }, withoutRight: { address: '/upcoming', layout: 'no right' } } as const

/** Where each of three readers gets from each address, with which query, in which layout. A route without a row fails. */
const table: Row[] = [
  { path: '/', visitor: login(query), ...orders },
  { path: '/login', visitor: login(query), ...orders },
  { path: '/registration', visitor: { address: `/registration${query}`, layout: 'blank' }, ...orders },
  ...(['/confirm-email', '/password', '/forgot', '/payments-link'] as const).map(forAll),
  { path: '/upcoming/show', visitor: login('?marketplace=wb'), ...blankForMembers('/upcoming/show') },
  { path: '/error-404', visitor: notFound(query), member: notFound(query), withoutRight: notFound(query) },
  { path: '/nowhere', visitor: notFound(''), member: notFound(''), withoutRight: notFound('') },
  { path: '/about', ...forAllInContent('/about') },
  { path: '/help', ...forAllInContent('/help') },
  ...(
    [
      '/upcoming',
      '/upcoming/info',
      '/upcoming/edit',
      '/upcoming/programme',
      '/archive',
      '/pricelist',
      '/licenses',
      '/prolongation',
    ] as const
  ).map(forMembers),
  forMembers('/exports'),
  forMembers('/settings'),
  forMembers('/news'),
  forMembers('/messages'),
  forMembers('/feedback'),
  ...(['/payment', '/payment-confirmation', '/payments-history', '/revise', '/payment-wechat', '/transport-order'] as const).map(
    forMembers,
  ),
  // The wizards write their step into the address, and leave a partner's word in it.
  ...(['/new', '/new-schedule', '/new-rg-ag', '/new-transport', '/new-guide'] as const).map((path) => ({
    ...forMembers(path),
    member: { address: `${path}?marketplace=wb&step=category`, layout: 'content' as const },
  })),
  forMembers('/new-programme'),
]

const stranger = { ...member('owner'), userAbility: [...visitorAbility] }
const cases = table.flatMap(({ path, ...readers }) =>
  [['visitor', undefined] as const, ['member', member('owner')] as const, ['withoutRight', stranger] as const].map(([reader, as]) => ({
    path,
    reader,
    as,
    ...readers[reader],
  })),
)

describe('opening an address', () => {
  it('is decided for every screen there is', () => {
    const tested = new Set<string>(table.map(({ path }) => path))
    expect(Object.keys(portalScreens).filter((path) => !tested.has(path))).toEqual([])
    expect(Object.keys(createPortalRouter().routesByPath).filter((path) => !tested.has(path))).toEqual([])
  })

  it('gives a visitor the login where the server paints it into the page, and nowhere else', () => {
    const tab = { end: { hasLeft: false, login: undefined }, wayBack: undefined }
    for (const { path } of table) {
      const entry = decideEntry(path, {}, undefined, tab)
      expect([path, showsLogin(path), showsLogin(`${path}/`)]).toEqual([
        path,
        ...Array(2).fill(path === '/login' || (!entry.open && entry.to === '/login')),
      ])
    }
  })

  it('shows a screen that axe looks at', () => expect(sliceFaults(screens, 'portal', Object.keys(portalScreens))).toEqual([]))

  it.each(cases)('$path — $reader: $address, $layout', async ({ path, as, address, layout }) => {
    serve(answers)
    const portal = await renderPortal({ path: path + query, as })
    await waitFor(() => expect(portal.address()).toBe(address))
    const inContent = layout !== 'blank'
    if (inContent) expect(await screen.findByRole('navigation', { name: 'Главное меню' })).toBeTruthy()
    else expect(screen.queryByRole('navigation', { name: 'Главное меню' })).toBeNull()
    // It comes after the screen.
    if (inContent) expect(await screen.findByRole('contentinfo')).toBeTruthy()
    else expect(screen.queryByRole('contentinfo')).toBeNull()
    // It comes late: waited for where it must stand.
    if (layout === 'no right') expect(await screen.findByRole('heading', { name: 'Вашей роли это недоступно' })).toBeTruthy()
    else expect(screen.queryByRole('heading', { name: 'Вашей роли это недоступно' })).toBeNull()
  })

  it('/new — an accountant, who may not order, is told so instead of seeing the form', async () => {
    serve(answers)
    await renderPortal({ path: '/new', as: member('accountant') })
    expect(await screen.findByRole('heading', { name: 'Вашей роли это недоступно' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Билеты в музеи' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Отправить заказ' })).toBeNull()
  })
})

describe('a session that the server has ended', () => {
  it('leads to the login and forgets all but theme and language', async () => {
    localStorage.setItem('theme', 'dark')
    serve({ get_upcoming: () => Response.json({ success: false, error: 'Войдите снова.', code: 'unauthenticated' }, { status: 401 }) })
    const portal = await renderPortal({ path: '/upcoming?marketplace=wb', as: member('owner'), language: 'ru' })
    expect(await screen.findByRole('heading', { name: 'Вход' })).toBeTruthy()
    expect(portal.address()).toBe('/login?marketplace=wb')
    expect(Object.keys(localStorage).sort()).toEqual(['language', 'theme'])
  })
  it('leads a reader with a partner’s link to its login also from the form of a new order, which writes its step into the address', async () => {
    serve(answers)
    const portal = await renderPortal({ path: '/new?marketplace=wb&step=review', as: member('owner') })
    await waitFor(() => expect(portal.address()).toBe('/new?marketplace=wb&step=category'))
    endSession()
    await waitFor(() => expect(portal.address()).toBe('/login?marketplace=wb'))
  })
})

describe('signing in', () => {
  const waiting = '/payment-confirmation?payment_id=9'
  const colleague = { ...member('owner'), userData: { ...member('owner').userData, login: 'colleague' } }

  async function endedAt(path: string, end: () => void) {
    serve(answers)
    const portal = await renderPortal({ path, as: member('owner') })
    end()
    await waitFor(() => expect(portal.address()).toBe('/login'))
    return portal
  }

  it('leads back to the page where the session ended, for its reader alone', async () => {
    const portal = await endedAt(waiting, endSession)
    startSession(member('owner'))
    await waitFor(() => expect(portal.address()).toBe(waiting))
    endSession()
    await waitFor(() => expect(portal.address()).toBe('/login'))
    startSession(colleague)
    await waitFor(() => expect(portal.address()).toBe('/upcoming'))
  })

  it('begins with the orders after its reader has left', async () => {
    const portal = await endedAt(waiting, leaveSession)
    startSession(member('owner'))
    await waitFor(() => expect(portal.address()).toBe('/upcoming'))
  })

  const visited = { hasLeft: false, login: undefined }

  it('leads whoever came by a link on to its page', () => {
    const asked = decideEntry('/payment', { vouchers: '71' }, undefined, { end: visited, wayBack: undefined })
    const wayBack = asked.open ? undefined : asked.wayBack
    const to = { open: false, to: '/payment', query: { vouchers: '71' } }
    expect(decideEntry('/login', {}, colleague, { end: visited, wayBack })).toEqual(to)
  })

  it.each(['https://evil.example/', '//evil.example', '/login', '/registration', '/nowhere'])(
    'leads to no page but ours for members, whatever the browser remembered: %s',
    (path) => {
      const wayBack = { path: path as ScreenPath, query: {}, login: undefined }
      expect(decideEntry('/login', {}, member('owner'), { end: visited, wayBack })).toEqual({ open: false, to: '/', query: {} })
    },
  )
})
