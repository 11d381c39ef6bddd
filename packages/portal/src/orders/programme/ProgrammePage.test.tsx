// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Language } from '@anfilada/contract/languages'
import type { Order } from '@anfilada/contract/orders/orders'
import type { Programme } from '@anfilada/contract/orders/programmes'
import { serve } from '../../testing/fake-server.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { coachData, member, museums, objects, sampleOrder } from '../../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const palace = sampleOrder({ id: 71, info: { time: '10:15', museum: 'Петергоф', object: '', programme_id: 9 } })
const park = sampleOrder({ id: 72, info: { time: '13:00', museum: 'Павловск', object: '', programme_id: 9 } })
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ')

type Opening = { language?: Language; clashes?: Programme['clashes'] }

async function open(orders: readonly Order[], { language = 'ru', clashes = [] }: Opening = {}) {
  const programme = { programme_id: 9, name: 'NEVA-9', created_at: palace.info.created_at, orders, clashes }
  serve({
    '/api/v1/museums/': museums,
    '/api/v1/museums-objects/': objects,
    get_programme: { success: true, data: { result: programme } },
  })
  await renderPortal({ path: '/upcoming/programme?id=9', as: member('owner'), language })
}

it.each<[Language, string]>([
  ['ru', 'Петергоф 10:15 и Павловск 13:00: на дорогу 45 мин, нужно 75'],
  ['en', 'Петергоф 10:15 and Павловск 13:00: 45 min to travel, 75 needed'],
  ['zh', 'Петергоф 10:15与Павловск 13:00：路上只有45分钟，需要75分钟'],
  ['fa', 'Петергоф 10:15 و Павловск 13:00: برای راه 45 دقیقه دارید، 75 دقیقه لازم است'],
  ['vi', 'Петергоф 10:15 và Павловск 13:00: có 45 phút đi đường, cần 75'],
])('the page of a programme says how long there is for a way and how long it takes (%s)', async (language, sentence) => {
  await open([palace, park], { language, clashes: [{ kind: 'travel', order_ids: [71, 72], minutes: 30, gap: 45 }] })
  expect(await screen.findByText(sentence, { normalizer: plain })).toBeTruthy()
})

it('what goes along with the visits says whole under the pointer where it goes and how it stands, however short it is', async () => {
  const coach = sampleOrder({ id: 73, data: { ...coachData, hours: 1 }, info: { museum: '', object: '', time: '09:00', programme_id: 9 } })
  await open([palace, coach])
  const timeline = await screen.findByRole('group', { name: 'Программа по дням' })
  const block = within(timeline).getByRole('link', { name: /^Транспорт/ })
  expect(block.title).toBe('Транспорт, Невский, 1 — Пулково, В обработке')
})
