import { expect, test } from 'vitest'
import { screen, within } from '@anfilada/ui/testing'
import { FakeActions } from '../testing/fake-actions.ts'
import { renderOffice } from '../testing/render-office.tsx'

/** The bar is there, and a button leads to where this employee's work begins. */
async function leadsOn(title: string, to: { name: string; path: string }) {
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0)
  const ways = screen.getAllByRole('link', { name: to.name })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(ways.map(() => to.path))
  expect(ways.some((way) => screen.getByRole('main').contains(way))).toBe(true)
}

test('an address that no screen has says so, keeps the bar and leads to the own section', async () => {
  renderOffice({ address: '/nowhere', server: new FakeActions({}) })
  await leadsOn('There is no such page', { name: 'Queue', path: '/office/queue' })
  expect(screen.getByText('Check the address or start from your own section.')).toBeTruthy()
})

test('a screen that the role does not open says whom to ask, keeps the bar and leads to the own section', async () => {
  renderOffice({ address: '/audit', server: new FakeActions({}) })
  await leadsOn('Your role does not open this', { name: 'Queue', path: '/office/queue' })
  expect(screen.getByText('Ask an administrator, who changes the roles of staff.')).toBeTruthy()
})

test('a screen that failed says so aloud, keeps the bar and leads to the own section', async () => {
  renderOffice({ address: '/shift', server: new FakeActions({ my_shifts: { result: [{}] } }) })
  await leadsOn('The screen did not open', { name: 'Queue', path: '/office/queue' })
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toContain('The fault is ours, the network is fine.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
