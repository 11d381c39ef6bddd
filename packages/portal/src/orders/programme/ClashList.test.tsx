// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Language } from '@anfilada/contract/languages'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member, museums, objects, sampleOrder } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const palace = sampleOrder({ id: 71, info: { time: '10:15', museum: 'Петергоф', object: '', programme_id: 9 } })
const park = sampleOrder({ id: 72, info: { time: '13:00', museum: 'Павловск', object: '', programme_id: 9 } })
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ')

it.each<[Language, string]>([
  ['ru', 'Петергоф 10:15 и Павловск 13:00: на дорогу 45 мин, нужно 75'],
  ['en', 'Петергоф 10:15 and Павловск 13:00: 45 min to travel, 75 needed'],
  ['zh', 'Петергоф 10:15与Павловск 13:00：路上只有45分钟，需要75分钟'],
  ['fa', 'Петергоф 10:15 و Павловск 13:00: برای راه 45 دقیقه دارید، 75 دقیقه لازم است'],
  ['vi', 'Петергоф 10:15 và Павловск 13:00: có 45 phút đi đường, cần 75'],
])('the page of a programme says how long there is for a way and how long it takes (%s)', async (language, sentence) => {
  const clashes = [{ kind: 'travel', order_ids: [71, 72], minutes: 30, gap: 45 }]
  const programme = { programme_id: 9, name: 'NEVA-9', created_at: palace.info.created_at, orders: [palace, park], clashes }
  serve({
    '/api/v1/museums/': museums,
    '/api/v1/museums-objects/': objects,
    get_programme: { success: true, data: { result: programme } },
  })
  await renderPortal({ path: '/upcoming/programme?id=9', as: member('owner'), language })
  expect(await screen.findByText(sentence, { normalizer: plain })).toBeTruthy()
})
