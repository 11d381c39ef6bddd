// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleOrder } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a period that ends before it begins is said beside its end and looked for nowhere, until it is put right', async () => {
  const calls = serve({ get_archive: { success: true, data: { result: [], next: null } }, '/api/v1/museums/': [] })
  const portal = await renderPortal({ path: '/archive', as: member('owner') })
  const asked = () => calls.filter(({ action }) => action === 'get_archive').length
  const [from, to] = [
    await screen.findByLabelText<HTMLInputElement>('Посещение с'),
    screen.getByLabelText<HTMLInputElement>('Посещение по'),
  ]
  const before = asked()
  fireEvent.change(from, { target: { value: '2026-02-02' } })
  fireEvent.change(to, { target: { value: '2026-02-01' } })
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
  expect(to.getAttribute('aria-invalid')).toBe('true')
  expect([portal.address(), asked()]).toEqual(['/archive', before])
  fireEvent.change(to, { target: { value: '2026-02-02' } })
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
  await expect.poll(() => portal.address()).toBe('/archive?from=2026-02-02&to=2026-02-02')
  expect(to.getAttribute('aria-invalid')).not.toBe('true')
})

it('is a table on a desk: a row for each day of several orders, and a day of one order in its row, with its year where it is another', async () => {
  const order = (id: number, pass_date: string) => sampleOrder({ id, data: { pass_date } })
  const result = [order(73, '2025-05-21'), order(72, '2025-05-20'), order(71, '2025-05-20')]
  serve({ get_archive: { success: true, data: { result, next: null } }, '/api/v1/museums/': [] })
  await renderPortal({ path: '/archive', as: member('owner') })
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    expect.stringContaining('Эрмитаж'),
    '20 мая 2025, вторник',
    expect.stringContaining('Эрмитаж'),
    expect.stringContaining('Эрмитаж'),
  ])
  expect(table.getByRole('cell', { name: '21 мая 2025' })).toBeTruthy()
})
