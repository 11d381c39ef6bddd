// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { access, type ScreenPath } from './shell/session/access.ts'
import { createPortalRouter } from './routes.tsx'
import { renderPortal } from './testing/render-portal.tsx'
import { countries, member, museums, sampleDetails } from './testing/samples.ts'
import { serve } from './testing/fake-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answers = {
  get_upcoming: { success: true, data: { result: [] } },
  get_archive: { success: true, data: { result: [], next: null } },
  get_request: { success: true, data: { result: sampleDetails() } },
  '/api/v1/museums/': museums,
  '/api/v1/countries/': countries,
} as const

type Row = { path: ScreenPath | '/' | '/nowhere'; visitor: string; member: string; withoutRight: string; layout: 'blank' | 'content' }
const query = '?marketplace=wb&ref=7'

/** Where each of three readers gets from each address, query and all. `withoutRight`: an accountant on /new, elsewhere the same as a member. */
const table: Row[] = [
  { path: '/', visitor: `/login${query}`, member: '/upcoming', withoutRight: '/upcoming', layout: 'content' },
  { path: '/login', visitor: `/login${query}`, member: '/upcoming', withoutRight: '/upcoming', layout: 'content' },
  { path: '/error-404', visitor: `/error-404${query}`, member: `/error-404${query}`, withoutRight: `/error-404${query}`, layout: 'blank' },
  { path: '/nowhere', visitor: '/error-404', member: '/error-404', withoutRight: '/error-404', layout: 'blank' },
  ...(['/upcoming', '/upcoming/info', '/archive', '/new'] as const).map((path): Row => ({
    path,
    visitor: '/login?marketplace=wb',
    member: `${path}${query}`,
    withoutRight: `${path}${query}`,
    layout: 'content',
  })),
]

describe('opening an address', () => {
  it('is decided for every screen there is', () => {
    const tested = new Set<string>(table.map(({ path }) => path))
    expect(Object.keys(access).filter((path) => !tested.has(path))).toEqual([])
    expect(Object.keys(createPortalRouter().routesByPath).filter((path) => !tested.has(path))).toEqual([])
  })

  it.each(table)('$path — leads a visitor to $visitor', async ({ path, visitor }) => {
    serve(answers)
    const portal = await renderPortal({ path: path + query })
    expect(portal.address()).toBe(visitor)
    expect(screen.queryByRole('navigation', { name: 'Главное меню' })).toBeNull()
  })

  it.each(table)('$path — leads a member to $member, $layout layout', async ({ path, member: expected, layout }) => {
    serve(answers)
    const portal = await renderPortal({ path: path + query, as: member('owner') })
    expect(portal.address()).toBe(expected)
    if (layout === 'content') expect(await screen.findByRole('navigation', { name: 'Главное меню' })).toBeTruthy()
    else expect(screen.queryByRole('navigation', { name: 'Главное меню' })).toBeNull()
  })

  it.each(table)('$path — leads a member without the right to $withoutRight', async ({ path, withoutRight }) => {
    serve(answers)
    const portal = await renderPortal({ path: path + query, as: member('accountant') })
    expect(portal.address()).toBe(withoutRight)
  })

  it('/new — tells a member who may not order, instead of showing the form', async () => {
    serve(answers)
    await renderPortal({ path: '/new', as: member('accountant') })
    expect(await screen.findByRole('heading', { name: 'У вашей роли нет этого права' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Билеты в музеи' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Отправить заявку' })).toBeNull()
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
})
