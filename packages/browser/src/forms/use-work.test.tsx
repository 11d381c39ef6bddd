// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
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
  it('go one after another, so that the last is the last that is saved', async () => {
    const sent: string[] = []
    const answers: (() => void)[] = []
    vi.stubGlobal('fetch', (_path: string, { body }: { body: FormData }) => {
      sent.push(body.get('data') as string)
      return new Promise((resolve) => {
        answers.push(() => resolve(new Response(JSON.stringify({ success: true, data: { result: {} } }))))
      })
    })
    function Ticks() {
      const save = useActQueue('archive_request', [])
      return (
        <button
          type="button"
          onClick={() => {
            save({ request_id: 1 })
            save({ request_id: 2 })
          }}
        >
          Tick
        </button>
      )
    }
    show(<Ticks />)
    await userEvent.click(screen.getByRole('button', { name: 'Tick' }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    answers[0]?.()
    await vi.waitFor(() => expect(sent.map((data) => (JSON.parse(data) as { request_id: number }).request_id)).toEqual([1, 2]))
  })
})
