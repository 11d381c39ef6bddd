// @vitest-environment jsdom
import { onlineManager, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import portal from '@anfilada/phrases/portal/en'
import { act, render, screen, userEvent, waitFor } from '@anfilada/ui/testing'
import { LanguageProvider } from '../language/LanguageProvider.tsx'
import { tellNews } from '../live/live-news.ts'
import { ListFailed } from '../load-failed/ListFailed.tsx'
import { Refused, Unanswered } from '../server/http.ts'
import { describeTestApp } from '../testing/apps.ts'
import { ScreenFrame } from './ScreenFrame.tsx'

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-21T09:40:00Z'))
  describeTestApp({ name: 'portal' })
})

function show(page: ReactNode): void {
  render(
    <LanguageProvider initial={{ language: 'en', phrases: portal }}>
      <ScreenFrame isLive={false}>{page}</ScreenFrame>
    </LanguageProvider>,
  )
}

it('says in every tab that news no longer come, until that is closed', () => {
  show(<>Orders</>)
  act(() => tellNews({ event: 'ready', resumed: true }))
  expect(screen.getByRole('alert').textContent).toBe('')
  act(() => tellNews({ event: 'dropped' }))
  expect(screen.getByRole('alert').textContent).toContain(portal.shell.newsDropped)
})

const refused = new Refused({ success: false, error: 'Busy.', code: 'busy' })

/** Read once, then by a press; `isWhole` shows only the failure of a failed reading, as lists do. */
function Orders({ read, isWhole = false }: { read: () => Promise<string>; isWhole?: boolean }) {
  const orders = useQuery({ queryKey: ['orders'], queryFn: read, retry: false })
  const again = () => void orders.refetch()
  if (isWhole && orders.isError) return <ListFailed title="No orders" error={orders.error} busy={false} onRetry={again} />
  return (
    <>
      <p>{orders.data}</p>
      <button type="button" onClick={again}>
        Read anew
      </button>
    </>
  )
}
const stale = () => screen.queryByText(/^Shown as of/)

it.each([
  ['the network is gone', new Unanswered('noConnection'), 'Shown as of 12:40: there is no connection to the server.'],
  ['it could not be renewed', refused, 'Shown as of 12:40: it could not be updated.'],
])('says quietly since when what is shown may be wrong, as %s, until it is read', async (_why, error, sentence) => {
  const read = vi.fn(() => Promise.resolve('71, 72'))
  show(<Orders read={read} />)
  await screen.findByText('71, 72')
  expect(stale()).toBeNull()
  vi.setSystemTime(new Date('2026-11-21T11:00:00Z'))
  read.mockRejectedValueOnce(error)
  await userEvent.click(screen.getByRole('button', { name: 'Read anew' }))
  await waitFor(() => expect(stale()?.firstChild?.textContent).toBe(sentence))
  expect(stale()?.closest('[role]')?.getAttribute('role')).toBe('status')
  expect(screen.getByText('71, 72')).toBeTruthy()
  read.mockResolvedValueOnce('71, 72, 73')
  await userEvent.click(screen.getByRole('button', { name: portal.shell.retry }))
  await screen.findByText('71, 72, 73')
  await waitFor(() => expect(stale()).toBeNull())
})

it('tells that there is no network where nothing was read yet, and reads when it is back', async () => {
  onlineManager.setOnline(false)
  const read = vi.fn(() => Promise.resolve('71, 72')).mockRejectedValueOnce(new Unanswered('noConnection'))
  show(<Orders isWhole read={read} />)
  await screen.findByText('No orders')
  act(() => onlineManager.setOnline(true))
  await screen.findByText('71, 72')
})

it('leaves it to the place that tells the failure instead of what it knew', async () => {
  const read = vi.fn(() => Promise.resolve('71, 72'))
  show(<Orders isWhole read={read} />)
  await screen.findByText('71, 72')
  read.mockRejectedValueOnce(refused)
  await userEvent.click(screen.getByRole('button', { name: 'Read anew' }))
  await screen.findByText('No orders')
  await waitFor(() => expect(stale()).toBeNull())
})
