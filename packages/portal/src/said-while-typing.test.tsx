// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from './testing/fake-server.ts'
import { renderPortal } from './testing/render-portal.tsx'
import { member } from './testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['around the login', '/forgot', undefined, 'Логин или почта'],
  ['of members', '/archive', member('owner'), '№\u00a0заказа или референс'],
])('a field of the screens %s says how much of a pasted text is too long', async (_, path, as, name) => {
  serve({
    get_archive: { success: true, data: { result: [], next: null } },
    '/api/v1/museums/': [],
    '/api/v1/events/': () => new Response(new ReadableStream()),
  })
  await renderPortal({ path, as })
  const field = await screen.findByRole('textbox', { name })
  fireEvent.change(field, { target: { value: 'a'.repeat(1000) } })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/Не больше .+ знаков, лишних:/)).toBeTruthy()
})

it.each([
  ['ru', /лишних: 4 \d{3}/],
  ['en', /4,\d{3} too many/],
  ['zh', /多出4,\d{3}个/],
  ['fa', /4 \d{3} نویسه زیاد است/],
  ['vi', /thừa 4\.\d{3}/],
] as const)('a count in a sentence is written as a sum beside it, in %s', async (language, said) => {
  serve({})
  await renderPortal({ path: '/forgot', language })
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'a'.repeat(5000) } })
  expect(screen.getByText(said)).toBeTruthy()
})
