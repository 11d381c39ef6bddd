import { describe, expect, test } from 'vitest'
import type { News } from './audience.rules.ts'
import { createEventStream, type EventStream } from './event-stream.ts'

const listener = { userId: 1, scope: { customerId: 4 }, payments: true, messages: true, session: Buffer.alloc(32), roles: 'owner' } as const
const news = (id: number, customerId = 4): News => ({
  about: 'order',
  position: { tx: 100n, id },
  topic: 'order.placed',
  orderId: id,
  customerId,
  placedBy: 1,
  guide: '',
})
/** All that was written since it was asked last. */
function text({ output }: EventStream): string {
  const chunks: Buffer[] = []
  for (let chunk = output.read() as Buffer | null; chunk !== null; chunk = output.read() as Buffer | null) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
const orderIds = (sent: string): number[] => [...sent.matchAll(/"order_id":(\d+)/g)].map((match) => Number(match[1]))

describe('a stream of events', () => {
  test('begins with what was missed, goes on with what came meanwhile, and tells nothing twice', () => {
    const stream = createEventStream(listener)
    stream.deliver([news(2), news(3)])
    expect(text(stream)).toBe('retry: 2000\n\n')
    stream.begin({ tx: 99n, id: 0 }, [news(1), news(2)])
    stream.deliver([news(3), news(4)])
    const sent = text(stream)
    expect(sent.startsWith('id: 99-0\nevent: ready\ndata: {"resumed":true}\n\n')).toBe(true)
    expect(orderIds(sent)).toEqual([1, 2, 3, 4])
    expect(sent.endsWith('id: 100-4\nevent: order\ndata: {"id":4,"topic":"order.placed","order_id":4}\n\n')).toBe(true)
  })

  test('says so when it cannot tell what was missed', () => {
    const stream = createEventStream(listener)
    stream.begin({ tx: 100n, id: 2 }, undefined)
    stream.deliver([news(2), news(3)])
    const sent = text(stream)
    expect(sent).toContain('id: 100-2\nevent: ready\ndata: {"resumed":false}\n\n')
    expect(orderIds(sent)).toEqual([3])
  })

  test('moves the reader’s position with its signs of life, and never back', () => {
    const stream = createEventStream(listener)
    stream.begin({ tx: 100n, id: 0 }, undefined)
    text(stream)
    stream.deliver([news(5, 77)])
    stream.beat({ tx: 101n, id: 0 })
    stream.beat({ tx: 100n, id: 9 })
    expect(text(stream)).toBe(': beat\nid: 101-0\n\n: beat\nid: 101-0\n\n')
  })

  test('is dropped when its reader does not read', () => {
    const stream = createEventStream(listener)
    stream.begin({ tx: 1n, id: 0 }, undefined)
    for (let id = 1; id < 2_000 && !stream.output.destroyed; id++) stream.deliver([news(id)])
    expect(stream.output.destroyed).toBe(true)
  })

  test('goes on for a reader who reads, however much there is', () => {
    const stream = createEventStream(listener)
    stream.begin({ tx: 1n, id: 0 }, undefined)
    for (let id = 1; id < 2_000; id++) {
      stream.deliver([news(id)])
      text(stream)
    }
    expect(stream.output.destroyed).toBe(false)
  })

  test('says nothing after its end', () => {
    const stream = createEventStream(listener)
    stream.begin({ tx: 1n, id: 0 }, undefined)
    text(stream)
    stream.end()
    stream.deliver([news(1)])
    stream.beat({ tx: 200n, id: 0 })
    expect(text(stream)).toBe('')
  })
})
