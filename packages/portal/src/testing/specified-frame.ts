import { createMemoryHistory, isRedirect, type AnyRoute } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endSession, startSession } from '@anfilada/browser/session'
import { abilityOf } from '@anfilada/contract/abilities'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import type { Line } from '../../../../tools/specification/tables.ts'
import { createPortalRouter } from '../routes.tsx'
import { menuFor, type MenuSection } from '../shell/layout/menu.ts'
import { member } from './samples.ts'

/** An owner with news that he has not looked at. */
export function ownerWithNews(): LoginOutput {
  const owner = member('owner')
  return { ...owner, userData: { ...owner.userData, news_mark: true } }
}

const query = '?marketplace=wb&ref=7'

/** Where a reader gets from an address, by the guard of the product's own router: each redirect is followed. */
function landingOf(path: string, as: LoginOutput | undefined): string {
  endSession()
  if (as) startSession(as)
  let address = path + query
  for (;;) {
    const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }))
    const next = redirectOf(router.routeTree, router.latestLocation)
    if (next === undefined) return address
    address = next
  }
}

function redirectOf(root: AnyRoute, location: unknown): string | undefined {
  try {
    root.options.beforeLoad?.({ location })
    return undefined
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    const { to, search } = thrown.options as unknown as { to: string; search: Record<string, string> }
    const kept = new URLSearchParams(search).toString()
    return kept === '' ? to : `${to}?${kept}`
  }
}

/** Every address of the product's route table, and one that is in none, as lines of "Screens". */
export function screenLines(names: ReadonlyMap<string, string>): Line[] {
  const { routesByPath } = createPortalRouter(createMemoryHistory())
  const routes = Object.entries(routesByPath as unknown as Record<string, AnyRoute>)
  const unknown: [string, string] = ['/nowhere', 'blank']
  return [...routes.map(([path, route]): [string, string] => [path, layoutOf(route)]), unknown].map(([path, layout]) => {
    const [visitor, reader] = [landingOf(path, undefined), landingOf(path, member('owner'))].map((landing) => {
      if (landing === path + query) return 'open'
      return landing.startsWith('/error-404') ? '/error-404' : landing
    })
    return { name: names.get(path) ?? '', path, layout, visitor: visitor ?? '', member: reader ?? '' }
  })
}

function layoutOf(route: AnyRoute): string {
  const parent = route.options.getParentRoute?.() as AnyRoute | undefined
  return parent?.id === '/content' ? 'content' : 'blank'
}

/** Rights without which a member does not see an item of the menu; of what a visitor may, that. */
function rightOf(menu: readonly MenuSection[], path: string): string {
  const all = abilityOf(['owner'])
  const shows = (userAbility: LoginOutput['userAbility']) =>
    JSON.stringify(menuFor(menu, { ...ownerWithNews(), userAbility })).includes(`"path":"${path}"`)
  const needed = all.filter((rule) => shows(all) && !shows(all.filter((one) => one !== rule)))
  return needed.map(({ action, subject }) => `${action} ${subject}`).join(', ')
}

/** The side menu as it is drawn, line by line. */
export function menuLines(nav: HTMLElement, menu: readonly MenuSection[]): Line[] {
  return [...nav.querySelectorAll<HTMLAnchorElement>('ul a')].map((link) => {
    const path = link.getAttribute('href') ?? ''
    const lists = [...ancestorLists(link)]
    const [group, section] = lists.length === 2 ? lists : ['', lists[0]]
    const badge = link.querySelector('.badge')
    const word = textOf(link.querySelector('.word'))
    const entry = `${group ? `${quoted(group)}: ` : ''}${quoted(word)}`
    return { section: section ? quoted(section) : '', entry, path, badge: badgeOf(badge), right: rightOf(menu, path) }
  })
}

/** The names of the lists around a link, the inner one first; one without a name is empty. */
function* ancestorLists(link: Element): Generator<string> {
  for (let list = link.closest('ul'); list; list = list.parentElement?.closest('ul') ?? null) {
    const id = list.getAttribute('aria-labelledby')
    yield id === null ? '' : textOf(document.getElementById(id))
  }
}

function badgeOf(badge: Element | null): string {
  if (!badge) return ''
  const seen = textOf(badge.querySelector('[aria-hidden=true]')) || textOf(badge)
  const isError = badge.querySelector('.red') !== null
  return quoted(seen) + (isError ? ' in the colour of errors, only with news_mark' : '')
}

export async function userMenuLines(address: () => string): Promise<Line[]> {
  const button = await screen.findByRole('button', { name: /Меню пользователя/ })
  const lines: Line[] = [{ line: quoted(/: (.*)/.exec(textOf(button))?.[1] ?? ''), 'leads to': 'the login of the reader' }]
  await userEvent.click(button)
  const items = (await screen.findAllByRole('menuitem')).map(textOf)
  for (const item of items.filter((word) => word !== 'Сочетания клавиш')) {
    if (!screen.queryByRole('menu')) await userEvent.click(await screen.findByRole('button', { name: /Меню пользователя/ }))
    const before = address()
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    await waitFor(() => {
      if (address() === before) throw new Error(`${item} leads nowhere`)
    })
    lines.push({ line: quoted(item), 'leads to': address() })
  }
  return lines
}

/** What of the bar and the footer can be read at once. */
export async function frameLines(): Promise<Line[]> {
  const footer = within(await screen.findByRole('contentinfo'))
  const search = screen.getByRole('button', { name: /референс/ })
  const year = String(new Date().getFullYear())
  const copyright = textOf(footer.getByText(/^©/)).replace(year, '{year}')
  const methods = within(footer.getByRole('list', { name: /оплатить/ }))
    .getAllByRole('listitem')
    .map(textOf)
  const oldSite = footer.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith('https://'))
  return [
    { where: 'bar', what: 'search, placeholder', is: quoted(search.getAttribute('aria-label') ?? '') },
    { where: 'bar', what: 'search, keys', is: search.getAttribute('aria-keyshortcuts') ?? '' },
    { where: 'footer', what: 'copyright', is: quoted(copyright) },
    { where: 'footer', what: 'link to the old site', is: quoted(textOf(oldSite)) },
    { where: 'footer', what: 'ways to pay', is: methods.join(', ') },
  ]
}

export function quoted(words: string): string {
  return `«${words}»`
}

export function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
}
