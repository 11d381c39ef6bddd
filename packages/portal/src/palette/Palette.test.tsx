// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../testing/fake-server.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member, sampleDetails, sampleOrder } from '../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const orders = [
  sampleOrder({ id: 48231, data: { refno: 'NEVA-1' } }),
  sampleOrder({ id: 23148, data: { refno: 'NEVA-2', museum_id: 2 }, info: { museum: 'Музей Фаберже', object: '' } }),
]

async function openPortal(role: 'owner' | 'guide' = 'owner') {
  serve({
    get_upcoming: { success: true, data: { result: orders } },
    get_archive: { success: true, data: { result: [], next: null } },
    get_request: { success: true, data: { result: sampleDetails({ id: 23148 }) } },
    '/api/v1/museums/': [{ id: 2, name: { ru_RU: 'Музей Фаберже', en_US: 'Fabergé Museum' }, emblem: 'faberge' }],
    '/api/v1/museums-objects/': [],
    '/api/v1/events/': () => new Response(new ReadableStream()),
  })
  const portal = await renderPortal({ path: '/upcoming', as: member(role) })
  await screen.findByText('№ 48231')
  // The button comes after the screen; with it come the keys.
  await screen.findByRole('button', { name: 'Найти и открыть' })
  return portal
}

const pressChord = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'л', code: 'KeyK', ctrlKey: true })
const palette = () => screen.findByRole('dialog', { name: 'Найти и открыть' })
const field = async () => within(await palette()).findByRole('combobox', { name: 'Номер заказа, музей, экран или действие' })
const rows = () => [...document.querySelectorAll('dialog [role=option] bdi')].map((label) => label.textContent)
const groupNames = () => [...document.querySelectorAll('dialog [role=group]')].map((group) => group.getAttribute('aria-label'))

describe('the palette', () => {
  it('opens by Ctrl K on a Russian layout, finds an order by three digits, and Enter leads to it', async () => {
    const portal = await openPortal()
    pressChord()
    const opened = await field()
    expect(document.activeElement).toBe(opened)
    await userEvent.keyboard('231')
    await waitFor(() => expect(rows().slice(0, 2)).toEqual(['Музей Фаберже', expect.stringContaining('Эрмитаж')]))
    expect(document.getElementById(opened.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('№\u00a023148')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(portal.address()).toBe('/upcoming/info?id=23148'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows screens and acts before anything is typed, and above them what was opened last', async () => {
    const portal = await openPortal()
    pressChord()
    await field()
    expect(groupNames()).toEqual(['Экраны', 'Действия'])
    await userEvent.keyboard('прайс{Enter}')
    await waitFor(() => expect(portal.address()).toBe('/pricelist'))
    pressChord()
    await field()
    expect(groupNames()).toEqual(['Недавнее', 'Экраны', 'Действия'])
    expect(rows()[0]).toBe('Прайс-лист')
  })

  it('opens by / outside of fields, until single keys are turned off', async () => {
    await openPortal()
    localStorage.setItem('keyList', 'off')
    fireEvent.keyDown(document.body, { key: '.', code: 'Slash' })
    expect(screen.queryByRole('dialog')).toBeNull()
    localStorage.removeItem('keyList')
    const typed = document.createElement('input')
    document.body.append(typed)
    fireEvent.keyDown(typed, { key: '/', code: 'Slash' })
    expect(screen.queryByRole('dialog')).toBeNull()
    typed.remove()
    fireEvent.keyDown(document.body, { key: '.', code: 'Slash' })
    expect(await palette()).toBeTruthy()
  })

  it('offers a guide no screen that he may not open', async () => {
    await openPortal('guide')
    pressChord()
    await field()
    expect(rows()).toContain('Заказы')
    for (const forbidden of ['Прайс-лист', 'Оплата заявок', 'История платежей', 'Сверка']) expect(rows()).not.toContain(forbidden)
    await userEvent.keyboard('прайс')
    expect(rows()).toEqual([])
    expect(await screen.findByText('Ничего не нашлось. Хватит трёх цифр номера или части названия.')).toBeTruthy()
  })

  it('finds a museum, which opens the orders there', async () => {
    const portal = await openPortal()
    pressChord()
    await field()
    await userEvent.keyboard('фаберже')
    const museum = await screen.findByRole('option', { name: /заказы этого музея/ })
    await userEvent.click(museum)
    await waitFor(() => expect(portal.address()).toBe('/upcoming?museum=2'))
  })

  it('carries out an act: the theme turns, and back again under its other name', async () => {
    await openPortal()
    const themes = []
    for (const name of ['Тёмная тема', 'Светлая тема']) {
      pressChord()
      await field()
      await userEvent.keyboard(`${name}{Enter}`)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      themes.push(document.documentElement.dataset.theme)
    }
    expect(themes).toEqual(['dark', 'light'])
  })

  it('walks with the arrows in a circle', async () => {
    await openPortal()
    pressChord()
    const opened = await field()
    await userEvent.keyboard('neva')
    const current = () => document.getElementById(opened.getAttribute('aria-activedescendant') ?? '')?.textContent
    await waitFor(() => expect(current()).toContain('48231'))
    await userEvent.keyboard('{ArrowDown}')
    expect(current()).toContain('23148')
    await userEvent.keyboard('{ArrowDown}')
    expect(current()).toContain('48231')
    await userEvent.keyboard('{ArrowUp}')
    expect(current()).toContain('23148')
  })
})
