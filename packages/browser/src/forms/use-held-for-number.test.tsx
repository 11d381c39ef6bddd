// @vitest-environment jsdom
import { createBrowserHistory, createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { abilityOf } from '@anfilada/contract/abilities'
import { Stepper } from '@anfilada/ui/Stepper'
import { render, screen, userEvent, waitFor } from '@anfilada/ui/testing'
import { endSession, startSession } from '../session/session.ts'
import { describeTestApp } from '../testing/apps.ts'
import { useHeldForNumber } from './use-held-for-number.ts'

const user = { login: 'neva', name: 'Neva', kind: null, roles: [], customer_id: 1, customer_name: 'Neva', language: 'en' } as const
const userData = { ...user, roles: [], news_mark: false, email: null, second_factor: 'on', acting_for: null } as const

function Form() {
  const [adults, setAdults] = useState(7)
  useHeldForNumber()
  return <Stepper label="Adults" value={adults} min={0} max={50} onChange={setAdults} decreaseLabel="Fewer" increaseLabel="More" />
}

/** A form in a browser's own history, come to from the list before it; its number is one that is refused. */
async function openForm() {
  describeTestApp({ name: 'portal' })
  startSession({ accessToken: 'token', userAbility: abilityOf([]), userData: { ...userData, roles: [] } })
  history.replaceState(null, '', '/')
  const root = createRootRoute({ component: Outlet })
  const list = createRoute({ getParentRoute: () => root, path: '/', component: () => <Link to="/form">To the form</Link> })
  const form = createRoute({ getParentRoute: () => root, path: '/form', component: Form })
  const router = createRouter({ routeTree: root.addChildren([list, form]), history: createBrowserHistory() })
  render(<RouterProvider router={router as never} />)
  await userEvent.click(await screen.findByRole('link'))
  const adults = await screen.findByRole<HTMLInputElement>('spinbutton')
  await userEvent.clear(adults)
  await userEvent.type(adults, '3.5')
  adults.blur()
  return { router, adults }
}
afterEach(endSession)

it('holds the way back of the browser, and a reload asks', async () => {
  const { router, adults } = await openForm()
  history.back()
  await waitFor(() => expect(document.activeElement).toBe(adults))
  await waitFor(() => expect(location.pathname).toBe('/form'))
  expect([adults.isConnected, adults.value, router.state.location.pathname]).toEqual([true, '3.5', '/form'])
  const reload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(reload)
  expect(reload.defaultPrevented).toBe(true)

  await userEvent.clear(adults)
  await userEvent.type(adults, '3')
  const freely = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(freely)
  expect(freely.defaultPrevented).toBe(false)
  history.back()
  expect(await screen.findByRole('link')).toBeTruthy()
})

it('does not hold whoever has no session any more', async () => {
  const { router } = await openForm()
  endSession()
  await router.navigate({ to: '/' })
  await expect.poll(() => router.state.location.pathname).toBe('/')
})
