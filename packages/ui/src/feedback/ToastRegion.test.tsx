import { afterEach, expect, test, vi } from 'vitest'
import { ToastRegion } from './ToastRegion.tsx'
import { clearToasts, showToast } from './toasts.ts'
import { act, render, screen, within, userEvent } from '../testing.ts'

afterEach(() => {
  vi.useRealTimers()
  clearToasts()
})

test('a toast of success is announced politely and leaves by itself; an error stays until it is closed', () => {
  vi.useFakeTimers()
  render(<ToastRegion label="Messages" closeLabel="Close" />)
  act(() => {
    showToast({ tone: 'done', text: 'Order confirmed' })
    showToast({ tone: 'error', text: 'The server did not answer' })
  })
  expect(within(screen.getByRole('status')).getByText('Order confirmed')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.queryByText('Order confirmed')).toBeNull()
  expect(within(screen.getByRole('alert')).getByText('The server did not answer')).toBeTruthy()
})

test('an error goes when it is closed', async () => {
  render(<ToastRegion label="Messages" closeLabel="Close" />)
  act(() => void showToast({ tone: 'error', text: 'The server did not answer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('The server did not answer')).toBeNull()
})

test('the same sentence said twice stands once', () => {
  render(<ToastRegion label="Messages" closeLabel="Close" />)
  act(() => {
    showToast({ tone: 'error', text: 'No connection' })
    showToast({ tone: 'error', text: 'No connection' })
  })
  expect(screen.getAllByText('No connection')).toHaveLength(1)
})
