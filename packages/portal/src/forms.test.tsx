// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import { serve, type Answers } from './testing/fake-server.ts'
import { answers } from './testing/form-answers.ts'
import { fill, rows, type Row } from './testing/form-table.ts'
import { renderPortal } from './testing/render-portal.tsx'
import { member } from './testing/samples.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Only reads: nothing is done twice by it. */
const readers = ['./payments/history/HistoryFilters.tsx']

/** What stands in the fields, without what is agreed to anew each time. */
function typed() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  return fields
    .filter(({ name }) => name !== '' && !['consent', 'offer_accepted', 'username'].includes(name))
    .map(({ name, type, value, checked }) => [name, type === 'checkbox' || type === 'radio' ? checked : value])
}

async function open(row: Row, answer: Answers[string]) {
  const calls = serve({ ...answers, ...row.answers, [row.sent]: answer })
  row.before?.()
  const as: LoginOutput | undefined = row.isVisitor ? undefined : member('owner')
  if (as && row.hasCode) as.userData.second_factor = 'on'
  const portal = await renderPortal({ path: row.path, as })
  async function reach() {
    await row.reach?.()
    for (const name of Object.keys(row.fill ?? {})) await waitFor(() => expect(document.getElementsByName(name).length).toBeGreaterThan(0))
  }
  await reach()
  const start = typed()
  fill(row.fill)
  await row.act?.()
  const button = async () => (await screen.findAllByRole('button', { name: row.send })).at(-1) as HTMLElement
  return { ...portal, start, reach, button, sent: () => calls.filter(({ action, path }) => action === row.sent || path === row.sent) }
}
const saysOfTheLine = () => waitFor(() => expect(document.body.textContent).toMatch(/Нет связи/))

describe.each(rows.map((row) => [`${row.file.replace(/.*\//, '')}, ${row.sent}`, row] as const))('%s', (_, row) => {
  it('acts once for a double press, and says at once that the line is gone; what was typed stays', async () => {
    const { button, sent } = await open(row, 'never')
    const pressed = await button()
    // Before anything is drawn anew, and as people press.
    act(() => {
      pressed.click()
      pressed.click()
    })
    await userEvent.dblClick(pressed)
    await waitFor(() => expect(sent()).toHaveLength(1))
    const before = typed()
    expect(document.body.textContent).not.toContain('Нет связи')
    window.dispatchEvent(new Event('offline'))
    await saysOfTheLine()
    window.dispatchEvent(new Event('online'))
    expect(sent()).toHaveLength(1)
    expect(typed()).toEqual(before)
  })

  it('is the same act when it is sent again after a lost answer', async () => {
    const { button, sent } = await open(row, 'silence')
    await userEvent.click(await button())
    await saysOfTheLine()
    await userEvent.click(await button())
    await waitFor(() => expect(sent()).toHaveLength(2))
    const [one, other] = sent().map(({ data, headers }) => ({ data, key: headers.get('Idempotency-Key') }))
    expect(other).toEqual(one)
    expect(one?.key === null).toBe(row.isKeyless === true)
  })

  it.runIf(!row.isVisitor)('leads to the login when the session has ended', async () => {
    const ended = () => Response.json({ success: false, error: 'Войдите снова.', code: 'unauthenticated' }, { status: 401 })
    const { button, address } = await open(row, ended)
    await userEvent.click(await button())
    expect(await screen.findByRole('heading', { name: 'Вход' })).toBeTruthy()
    expect(address()).toBe('/login')
  })

  it(`has after a reload ${row.isKept ? 'what was typed' : 'nothing of what was typed'}`, async () => {
    const { start, unmount, reach } = await open(row, 'never')
    const before = typed()
    if (before.length > 0 && (row.fill || row.act)) expect(before).not.toEqual(start)
    unmount()
    await renderPortal({
      path: row.path,
      as: row.isVisitor
        ? undefined
        : { ...member('owner'), userData: { ...member('owner').userData, second_factor: row.hasCode ? 'on' : 'off' } },
    })
    await reach()
    await waitFor(() => expect(typed()).toEqual(row.isKept ? before : start))
    if (row.shows) expect(document.body.textContent).toContain(row.shows)
  })
})

describe('the table of the forms', () => {
  const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '../../browser/src/identity/**/*.{ts,tsx}', '!**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })

  it('has every form of the portal', () => {
    const uses = /\b(?:useActionForm|useFormMachine|usePostForm)[<(]/
    const own = Object.keys(sources).filter((file) => uses.test(sources[file] ?? '') && !file.endsWith('/use-post-form.ts'))
    expect([...new Set([...rows.map(({ file }) => file), ...readers])].toSorted()).toEqual(own.toSorted())
  })
})
