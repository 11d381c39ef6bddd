import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '@anfilada/contract/dates'
import { describeApp, type Catalogue } from './app.ts'
import { showApp } from './show-app.tsx'

const own = Object.getOwnPropertyDescriptor(globalThis, 'Temporal') as PropertyDescriptor
let giveWords: () => void

beforeEach(() => {
  const words = new Promise<{ default: Catalogue }>((resolve) => {
    giveWords = () => resolve({ default: {} as Catalogue })
  })
  const asked = () => words
  const catalogues = { ru: asked, en: asked, zh: asked, fa: asked, vi: asked }
  describeApp({ name: 'portal', actionsPath: '/', eventsPath: '/', catalogues, keptOnSignOut: [] })
  document.body.innerHTML = '<div id="root"></div>'
})

afterEach(() => Object.defineProperty(globalThis, 'Temporal', own))

function Tomorrow() {
  return <p>{addDays('2028-02-28', 1)}</p>
}

describe('the entry of an app', () => {
  it('waits in a browser without Temporal until something stands in for it', async () => {
    Reflect.deleteProperty(globalThis, 'Temporal')
    expect(() => addDays('2028-02-28', 1)).toThrow(ReferenceError)
    act(() => showApp(<Tomorrow />))
    giveWords()
    expect(await screen.findByText('2028-02-29')).toBeTruthy()
    expect(globalThis.Temporal).not.toBe(own.value)
  })

  it('leaves a browser that has Temporal its own', async () => {
    act(() => showApp(<Tomorrow />))
    giveWords()
    expect(await screen.findByText('2028-02-29')).toBeTruthy()
    expect(globalThis.Temporal).toBe(own.value)
  })
})
