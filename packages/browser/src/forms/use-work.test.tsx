// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import portal from '@anfilada/phrases/portal/en'
import { ToastRegion } from '@anfilada/ui/ToastRegion'
import { act, render, screen, userEvent } from '@anfilada/ui/testing'
import { LanguageProvider } from '../language/LanguageProvider.tsx'
import { Unanswered } from '../server/http.ts'
import { createQueryClient } from '../layout/ScreenFrame.tsx'
import { describeTestApp } from '../testing/apps.ts'
import { useActQueue } from './use-act-queue.ts'
import { useWork } from './use-work.ts'

beforeEach(() => {
  sessionStorage.clear()
  describeTestApp({ name: 'portal' })
})

function show(content: React.ReactNode): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LanguageProvider initial={{ language: 'en', phrases: portal }}>
        {content}
        <ToastRegion label="Told" closeLabel="Close" />
      </LanguageProvider>
    </QueryClientProvider>,
  )
}

describe('work of a button', () => {
  function Fetch({ work, told }: { work: () => Promise<void>; told: 'toast' | 'here' }) {
    const { run, busy, failure } = useWork(work, told)
    return (
      <>
        <button type="button" onClick={() => run()}>
          {busy ? 'Fetching' : 'Fetch'}
        </button>
        <p role="status">{failure}</p>
      </>
    )
  }
  const press = (name: string) => userEvent.dblClick(screen.getByRole('button', { name }))

  it('is done once, however often it is pressed before it ends', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const work = vi.fn(() => promise)
    show(<Fetch work={work} told="toast" />)
    await press('Fetch')
    await userEvent.click(await screen.findByRole('button', { name: 'Fetching' }))
    expect(work).toHaveBeenCalledTimes(1)
    await act(async () => resolve())
    expect(screen.getByRole('button', { name: 'Fetch' })).toBeTruthy()
  })

  it('says beside itself why it failed, until it is begun anew', async () => {
    const work = vi.fn(() => Promise.reject(new Unanswered('noConnection')))
    show(<Fetch work={work} told="here" />)
    await userEvent.click(screen.getByRole('button', { name: 'Fetch' }))
    expect((await screen.findByText(/No connection/)).getAttribute('role')).toBe('status')
    work.mockResolvedValueOnce(undefined as never)
    await userEvent.click(screen.getByRole('button', { name: 'Fetch' }))
    expect(screen.queryByText(/No connection/)).toBeNull()
  })

  it('says it in a toast where there is no place beside it', async () => {
    show(<Fetch work={() => Promise.reject(new Unanswered('noConnection'))} told="toast" />)
    await userEvent.click(screen.getByRole('button', { name: 'Fetch' }))
    expect((await screen.findByText(/No connection/)).closest('[role="status"]')?.textContent).not.toBe('')
  })
})

describe('ticks that are shown before they are saved', () => {
  const sent: { id: number; key: string | undefined }[] = []
  let answers: ((answer: Response | 'silence') => void)[] = []
  const done = () => new Response(JSON.stringify({ success: true, data: { result: {} } }))
  beforeEach(() => {
    sent.length = 0
    answers = []
    vi.stubGlobal('fetch', (_path: string, { body, headers }: { body: FormData; headers: Record<string, string> }) => {
      const { request_id: id } = JSON.parse(body.get('data') as string) as { request_id: number }
      sent.push({ id, key: headers['Idempotency-Key'] })
      return new Promise((resolve, reject) => {
        answers.push((answer) => (answer === 'silence' ? reject(new TypeError('Failed to fetch')) : resolve(answer)))
      })
    })
  })
  const ids = () => sent.map(({ id }) => id)

  function Ticks() {
    const { save, state, retry } = useActQueue('archive_request', [], 'Not saved.')
    return (
      <>
        <button
          type="button"
          onClick={() => {
            save({ request_id: 1 })
            save({ request_id: 2 })
          }}
        >
          Tick
        </button>
        <button type="button" onClick={retry}>
          Again
        </button>
        <p data-testid="state">{state}</p>
      </>
    )
  }
  const tick = () => userEvent.click(screen.getByRole('button', { name: 'Tick' }))
  const said = async (state: string): Promise<void> => {
    await expect.poll(() => screen.getByTestId('state').textContent).toBe(state)
  }

  it('go one after another, so that the last is the last that is saved', async () => {
    show(<Ticks />)
    await tick()
    await said('saving')
    expect(ids()).toEqual([1])
    answers[0]?.(done())
    await expect.poll(() => ids()).toEqual([1, 2])
    answers[1]?.(done())
    await said('idle')
  })

  it('are said to be unsaved as soon as the line is gone, and go once, in their order, when it is back', async () => {
    show(<Ticks />)
    await tick()
    act(() => void window.dispatchEvent(new Event('offline')))
    await said('unsaved')
    expect(ids()).toEqual([1])
    const reload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(reload)
    expect(reload.defaultPrevented).toBe(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await expect.poll(() => ids()).toEqual([1, 1])
    expect(sent[1]?.key).toBe(sent[0]?.key)
    answers[1]?.(done())
    await expect.poll(() => ids()).toEqual([1, 1, 2])
    answers[2]?.(done())
    await said('idle')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(ids()).toEqual([1, 1, 2])
  })

  it('go again when the reader asks for it, and one that is refused holds up no other', async () => {
    show(<Ticks />)
    await tick()
    answers[0]?.('silence')
    await said('unsaved')
    await userEvent.click(screen.getByRole('button', { name: 'Again' }))
    answers[1]?.(new Response(JSON.stringify({ success: false, error: 'Archived already.', code: 'order_already_closed' })))
    expect(await screen.findByText('Archived already.')).toBeTruthy()
    await expect.poll(() => ids()).toEqual([1, 1, 2])
    answers[2]?.(done())
    await said('idle')
  })

  it('are told to be lost when the page is left before they went', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(true)
      return (
        <>
          {isOpen && <Ticks />}
          <button type="button" onClick={() => setOpen(false)}>
            Leave
          </button>
        </>
      )
    }
    show(<Page />)
    await tick()
    answers[0]?.('silence')
    await said('unsaved')
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('Not saved.')).toBeTruthy()
  })
})
