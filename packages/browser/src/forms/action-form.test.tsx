// @vitest-environment jsdom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { phoneOrNone, singleLine } from '@anfilada/contract/text'
import portal from '@anfilada/phrases/portal/en'
import { TextField } from '@anfilada/ui/TextField'
import { act, fireEvent, render, screen, userEvent } from '@anfilada/ui/testing'
import { LanguageProvider } from '../language/LanguageProvider.tsx'
import { createQueryClient } from '../layout/ScreenFrame.tsx'
import { currentSession, endSession, leaveSession, startSession } from '../session/session.ts'
import { describeTestApp } from '../testing/apps.ts'
import { FormDialog } from './FormDialog.tsx'
import { useActionForm, type ActionFormSpec } from './use-action-form.ts'

type Answer = object | 'silence' | 'never'
const user = { login: 'neva', name: 'Neva', kind: null, roles: ['owner'], customer_id: 1, customer_name: 'Neva' } as const
const rest = { language: 'en', news_mark: false, email: null, second_factor: 'on', acting_for: null } as const

/** What the server says, one answer a call, and what it was asked. */
let answers: Answer[] = []
let asked: { data: Record<string, unknown>; key: string | null }[] = []

function answerTo(answer: Answer | undefined, signal: AbortSignal): Promise<Response> {
  if (answer === 'silence') return Promise.reject(new TypeError('Failed to fetch'))
  if (answer === 'never') {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }
  const status = answer && 'status' in answer ? Number(answer.status) : 200
  return Promise.resolve(new Response(JSON.stringify(answer ?? { success: true, data: { result: {} } }), { status }))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  describeTestApp({ name: 'portal' })
  startSession({ accessToken: 'token', userAbility: [], userData: { ...user, ...rest, roles: [...user.roles] } })
  answers = []
  asked = []
  vi.stubGlobal('fetch', (_path: string, init: { body: FormData; headers: Record<string, string>; signal: AbortSignal }) => {
    asked.push({
      data: JSON.parse(init.body.get('data') as string) as Record<string, unknown>,
      key: init.headers['Idempotency-Key'] ?? null,
    })
    return answerTo(answers.shift(), init.signal)
  })
})

const schema = z.object({ name: singleLine(20).check(z.minLength(1)), phone: singleLine(32), language: z.optional(z.string()) })
const done = vi.fn()

type Way = Partial<
  Pick<
    ActionFormSpec<'archive_request', { name: string; phone: string }>,
    'asked' | 'unkept' | 'outlives' | 'overServer' | 'afterSilence' | 'onRefused' | 'summary' | 'judgesTyping' | 'schema' | 'phones'
  >
>

function Profile({ isKept, way }: { isKept: boolean; way: Way }) {
  const form = useActionForm<'archive_request', { name: string; phone: string }>({
    action: 'archive_request',
    schema,
    start: { name: '', phone: '' },
    labels: { name: 'Name', phone: 'Phone' },
    summary: 'Not saved',
    ...(isKept && { keptAs: 'test.profile' }),
    input: (typed) => typed as never,
    onDone: (_, { name }) => done(name),
    ...way,
  })
  const words = { keep: 'Leave', confirm: 'Save', busy: 'Saving' }
  return (
    <FormDialog title="Profile" form={form} words={words} onClose={() => undefined}>
      <TextField {...form.field('name')} />
      <TextField {...form.field('phone')} />
    </FormDialog>
  )
}

/** Returns what takes the page away. */
function open({ isKept = false, ...way }: { isKept?: boolean } & Way = {}): () => void {
  done.mockClear()
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <LanguageProvider initial={{ language: 'en', phrases: portal }}>
        <Profile isKept={isKept} way={way} />
      </LanguageProvider>
    </QueryClientProvider>,
  ).unmount
}
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const refused = (error: string, fields?: Record<string, string>) => ({ success: false, error, code: 'invalid_data', fields })

describe('a form', () => {
  it('is not sent with what the contract refuses: the summary takes the focus and leads to the field', async () => {
    open()
    await save()
    const summary = await screen.findByRole('alert', { name: 'Not saved' })
    expect(document.activeElement).toBe(summary)
    await userEvent.click(screen.getByRole('link', { name: 'Name' }))
    expect(document.activeElement).toBe(name())
    expect(asked).toEqual([])
    await userEvent.keyboard('Olga')
    expect(name().getAttribute('aria-invalid')).toBeNull()
  })

  it('judges a telephone by the rule that comes with the first of them, as the server does', async () => {
    open({ schema: z.object({ name: singleLine(20), phone: phoneOrNone(32) }), phones: ['phone'] })
    await userEvent.type(phone(), '+7 921 555-01')
    await save()
    await userEvent.click(await screen.findByRole('link', { name: 'Phone' }))
    expect(screen.getByRole('textbox', { name: 'Phone', description: portal.fault.phone })).toBe(document.activeElement)
    expect(asked).toEqual([])
    await userEvent.keyboard('-18')
    await save()
    expect(asked.map(({ data }) => data['phone'])).toEqual(['+7 921 555-01-18'])
  })

  it('tells what the server refuses beside its field until that is changed, and the whole of it once', async () => {
    answers = [refused('Taken.', { name: 'Taken.' }), refused('Too late.')]
    open()
    await userEvent.type(name(), 'Olga')
    await save()
    expect(await screen.findByRole('textbox', { name: 'Name', description: 'Taken.' })).toBeTruthy()
    expect(screen.getByRole('alert', { name: 'Not saved' })).toBeTruthy()
    await userEvent.type(name(), 'va')
    expect(screen.queryByText('Taken.')).toBeNull()
    await save()
    expect(await screen.findByRole('alert', { name: 'Too late.' })).toBe(document.activeElement)
    expect(name().value).toBe('Olgava')
  })

  it('is sent once, however often it is pressed', async () => {
    answers = ['never']
    open()
    await userEvent.type(name(), 'Olga')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
    await userEvent.type(name(), '{Enter}{Enter}')
    expect(asked).toHaveLength(1)
  })

  it('whose answer was lost is sent again under the same key, and under a new one after an answer', async () => {
    answers = ['silence', refused('Too late.')]
    open()
    await userEvent.type(name(), 'Olga')
    await save()
    await screen.findByRole('alert', { name: /No connection/ })
    expect(name().value).toBe('Olga')
    await save()
    await screen.findByRole('alert', { name: 'Too late.' })
    await save()
    await expect.poll(() => done).toHaveBeenCalledWith('Olga')
    const [first, second, third] = asked.map(({ key }) => key)
    expect(first).toMatch(/^\w{32}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('says at once that the network is gone, keeps what was typed, and sends nothing by itself when it is back', async () => {
    answers = ['never']
    open()
    await userEvent.type(name(), 'Olga')
    await save()
    act(() => void window.dispatchEvent(new Event('offline')))
    await screen.findByRole('alert', { name: /No connection/ })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(name().value).toBe('Olga')
    expect(asked).toHaveLength(1)
    await save()
    await expect.poll(() => done).toHaveBeenCalledWith('Olga')
    expect(asked[1]?.key).toBe(asked[0]?.key)
  })

  describe('on a line that is dead', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      // The platform's own clock of a signal stands beside every other one and cannot be turned on.
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const clock = new AbortController()
        setTimeout(() => clock.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms)
        return clock.signal
      })
    })
    afterEach(() => {
      setNetwork(true)
      vi.useRealTimers()
    })
    const setNetwork = (isThere: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
      onlineManager.setOnline(isThere)
    }
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const press = () => act(() => Promise.resolve(screen.getByRole('button', { name: /^Sav/ }).click()))
    const given = (word: string) => fireEvent.change(name(), { target: { value: word } })

    it.each([
      ['without a network from the beginning', 0],
      ['whose network goes while it waits', 12_000],
    ])('%s it ends after 30 s, keeps what was typed, and is sent again by nobody but the reader', async (_when, goesAfter) => {
      answers = ['never']
      open()
      given('Olga')
      if (goesAfter === 0) setNetwork(false)
      await press()
      await pass(goesAfter)
      setNetwork(false)
      await pass(29_999 - goesAfter)
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByRole('button', { name: 'Saving' })).toBeTruthy()
      await pass(1)
      expect(screen.getByRole('alert', { name: portal.shell.failure.noAnswer })).toBeTruthy()
      act(() => setNetwork(true))
      act(() => void window.dispatchEvent(new Event('online')))
      await pass(300_000)
      expect(name().value).toBe('Olga')
      expect(asked).toHaveLength(1)
      await press()
      await pass(0)
      expect(done).toHaveBeenCalledWith('Olga')
      expect(asked.map(({ key }) => key)).toEqual([asked[0]?.key, asked[0]?.key])
    })
  })

  it('whose session has ended ends the session and keeps what was typed', async () => {
    answers = [{ success: false, error: 'Sign in again.', code: 'not_authenticated', status: 401 }]
    open()
    await userEvent.type(name(), 'Olga')
    await save()
    await screen.findByRole('alert', { name: 'Sign in again.' })
    expect(currentSession()).toBeUndefined()
    expect(name().value).toBe('Olga')
    expect(done).not.toHaveBeenCalled()
  })
})

describe('a form that keeps its draft', () => {
  it('has it after a reload, and a lost act is the same act then', async () => {
    answers = ['silence']
    const leave = open({ isKept: true })
    await userEvent.type(name(), 'Olga')
    await save()
    await screen.findByRole('alert', { name: /No connection/ })
    leave()
    const leaveAgain = open({ isKept: true })
    expect(name().value).toBe('Olga')
    await save()
    await expect.poll(() => done).toHaveBeenCalledWith('Olga')
    expect(asked[1]?.key).toBe(asked[0]?.key)
    leaveAgain()
    open({ isKept: true })
    expect(name().value).toBe('')
  })

  it('has it after a session that ended by itself, and not for whoever comes after one that was left', async () => {
    open({ isKept: true })
    await userEvent.type(name(), 'Olga')
    endSession()
    expect(sessionStorage.getItem('test.profile')).toContain('Olga')
    leaveSession()
    expect(sessionStorage.getItem('test.profile')).toBeNull()
  })

  it('is without what is said anew each time, and with what the address asks for over all of it', async () => {
    const leave = open({ isKept: true, unkept: ['phone'] })
    await userEvent.type(name(), 'Olga')
    await userEvent.type(phone(), '+7 921')
    leave()
    const leaveAgain = open({ isKept: true, unkept: ['phone'] })
    expect([name().value, phone().value]).toEqual(['Olga', ''])
    leaveAgain()
    open({ isKept: true, asked: { name: 'Anna' } })
    expect(name().value).toBe('Anna')
  })

  it('is what the next one begins with, where it outlives the sending', async () => {
    const leave = open({ isKept: true, outlives: true })
    await userEvent.type(name(), 'Olga')
    await save()
    await expect.poll(() => done).toHaveBeenCalledWith('Olga')
    leave()
    open({ isKept: true, outlives: true })
    expect(name().value).toBe('Olga')
  })
})

describe('what a form says in words of its own', () => {
  it('stands instead of the server’s where nobody typed what it is about', async () => {
    answers = [refused('Not the sum.', { phone: 'Not the sum.' })]
    open({ overServer: { phone: 'The sum has changed.' } })
    await userEvent.type(name(), 'Olga')
    await save()
    expect(await screen.findByRole('textbox', { name: 'Phone', description: 'The sum has changed.' })).toBeTruthy()
  })

  it('follows why no answer came', async () => {
    answers = ['silence']
    open({ afterSilence: 'Send it again: it is recorded once.' })
    await userEvent.type(name(), 'Olga')
    await save()
    expect(await screen.findByRole('alert', { name: /No connection.*recorded once/ })).toBeTruthy()
  })

  it('counts what is wrong, and ends with the last of it', async () => {
    open({ summary: (count) => `Mend ${count}` })
    await save()
    expect(await screen.findByRole('alert', { name: 'Mend 1' })).toBeTruthy()
    await userEvent.type(name(), 'Olga')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stands beside a field that the refusal has emptied', async () => {
    answers = [refused('Read it again.', { phone: 'Read it again.' })]
    open({ onRefused: (_, set) => set({ phone: '' }) })
    await userEvent.type(name(), 'Olga')
    await userEvent.type(phone(), '+7')
    await save()
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone', description: 'Read it again.' })).value).toBe('')
  })
})

describe('a field that is judged as it is typed', () => {
  it('says what is wrong at once, and what was pasted into it is never cut', async () => {
    open({ judgesTyping: ['name'] })
    await userEvent.click(name())
    await userEvent.paste('x'.repeat(25))
    expect(name().value).toHaveLength(25)
    expect(name().getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(name())
    await userEvent.type(name(), 'Olga')
    await expect.poll(() => name().getAttribute('aria-invalid')).toBeNull()
    expect(asked).toEqual([])
  })

  it('is left in peace without this until the form is sent', async () => {
    open()
    await userEvent.click(name())
    await userEvent.paste('x'.repeat(25))
    expect(name().getAttribute('aria-invalid')).toBeNull()
  })
})
