// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member } from '../../testing/samples.ts'

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
  await vi.waitFor(() => expect(portal.address()).toBe('/archive?from=2026-02-02&to=2026-02-02'))
  expect(to.getAttribute('aria-invalid')).not.toBe('true')
})
