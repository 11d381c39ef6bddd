// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, sampleDetails } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const order = 'Заявка не найдена'
const programme = 'Программа не найдена'

describe('an address with a number that can be none', () => {
  it.each([
    ['/upcoming/info', 'abc', order],
    ['/upcoming/info', '-3', order],
    ['/upcoming/info', '9999999999', order],
    ['/upcoming/edit', 'abc', order],
    ['/upcoming/programme', 'abc', programme],
  ])('%s?id=%s is not found, and the server is not asked', async (page, id, title) => {
    const calls = serve({})
    await renderPortal({ path: `${page}?id=${id}`, as: member('owner') })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(calls.filter(({ action }) => /request|programme/.test(action ?? ''))).toEqual([])
  })

  it('is told apart from one without any, which shows the order last looked at', async () => {
    serve({})
    await renderPortal({ path: '/upcoming/info', as: member('owner') })
    expect(await screen.findByRole('heading', { name: 'Заявка не выбрана' })).toBeTruthy()
  })
})

describe('an order that waits for its answer', () => {
  it.each([
    ['holds places', 5, 'Ждём ответа диспетчера. Места за вами.'],
    ['holds none', null, 'Ждём ответа диспетчера.'],
  ])('and %s says so', async (_what, slot, sentence) => {
    const data = slot === null ? ({ kind: 'guide', guide_language: 'en', hours: 2, meeting_point: 'у входа' } as const) : {}
    const waits = sampleDetails({ data: { ...data, schedule_item_id: slot }, info: { status: 'in_processing' } })
    serve({ get_request: { success: true, data: { result: waits } } })
    await renderPortal({ path: '/upcoming/info?id=71', as: member('owner') })
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})
