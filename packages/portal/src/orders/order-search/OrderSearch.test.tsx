// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, objects, sampleDetails, sampleOrder } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const orders = [
  sampleOrder({ id: 71 }),
  sampleOrder({ id: 72, data: { refno: 'NEVA-2', museum_id: 2, system_id: 'egg' }, info: { museum: 'Музей Фаберже' } }),
]

async function openPortal() {
  const calls = serve({
    get_upcoming: { success: true, data: { result: orders } },
    get_request: { success: true, data: { result: sampleDetails({ id: 71 }) } },
    '/api/v1/museums-objects/': objects,
    '/api/v1/events/': () => new Response(new ReadableStream()),
  })
  const portal = await renderPortal({ path: '/upcoming', as: member('owner') })
  await screen.findByText('№ 71')
  return { portal, calls }
}

/** The place of `/`, which carries a dot on a Russian layout. */
const pressShortcut = () => fireEvent.keyDown(document.body, { key: ',', code: 'Slash', ctrlKey: true, shiftKey: true })
const name = 'Номер, референс, дата или объект'
const field = () => screen.findByRole('combobox', { name })
const closed = () => screen.queryByRole('combobox', { name }) === null
/** Those of the search alone: the filters of the page have options of their own. */
const results = () => [...document.querySelectorAll('[role=option] b')].map((number) => number.textContent)

async function openSearch(): Promise<HTMLElement> {
  const opened = await field()
  await waitFor(() => expect(document.activeElement).toBe(opened))
  return opened
}

describe('the search', () => {
  it('opens by its keys on a Russian layout, finds by any part and opens the order that is picked', async () => {
    const { portal } = await openPortal()
    pressShortcut()
    await openSearch()
    expect(results()).toEqual([])
    await userEvent.keyboard('neva')
    expect(results()).toEqual(['Заявка №71', 'Заявка №72'])
    await userEvent.keyboard(' {Backspace}-1')
    expect(results()).toEqual(['Заявка №71'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(portal.address()).toBe('/upcoming/info?id=71'))
    expect(JSON.parse(localStorage.getItem('selectedOrder') ?? '')).toMatchObject({ id: 71, data: { museum_id: 1 } })
    await waitFor(() => expect(JSON.parse(localStorage.getItem('objectInfo') ?? '{}')).toMatchObject({ system_id: 'main', museum_id: 1 }))
    expect(closed()).toBe(true)
  })

  it('keeps nothing of the museum that was picked before when that of this order cannot be told', async () => {
    await openPortal()
    localStorage.setItem('objectInfo', JSON.stringify({ museum_id: 1, system_id: 'main' }))
    pressShortcut()
    await openSearch()
    await userEvent.keyboard('72')
    await userEvent.keyboard('{Enter}')
    expect(localStorage.getItem('objectInfo')).toBeNull()
  })

  it('is walked with the arrows, and says how many it found', async () => {
    await openPortal()
    await userEvent.click(screen.getByRole('button', { name: 'Номер, референс, дата или объект' }))
    const opened = await openSearch()
    await userEvent.keyboard('2026')
    expect(screen.getByText('Найдены 2 заказа')).toBeTruthy()
    const current = () => document.getElementById(opened.getAttribute('aria-activedescendant') ?? '')?.querySelector('b')?.textContent
    expect(current()).toBe('Заявка №71')
    await userEvent.keyboard('{ArrowDown}')
    expect(current()).toBe('Заявка №72')
    await userEvent.keyboard('{ArrowDown}')
    expect(current()).toBe('Заявка №71')
    await userEvent.keyboard('яяя')
    expect(screen.getByText('Таких заказов нет')).toBeTruthy()
  })

  it('closes on Esc, giving the focus back, and when the focus goes elsewhere', async () => {
    await openPortal()
    pressShortcut()
    await openSearch()
    await userEvent.keyboard('{Escape}')
    expect(closed()).toBe(true)
    expect(document.activeElement?.getAttribute('aria-keyshortcuts')).toBe('Control+Shift+/')
    pressShortcut()
    await openSearch()
    await userEvent.tab()
    expect(closed()).toBe(true)
  })
})

describe('the list of keys', () => {
  it('opens by its sign outside of fields, until that is turned off', async () => {
    await openPortal()
    pressShortcut()
    await openSearch()
    await userEvent.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Сочетания клавиш' })).toBeTruthy()
    await userEvent.click(screen.getByRole('switch'))
    await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
    await userEvent.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
