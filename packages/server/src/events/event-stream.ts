import { Readable } from 'node:stream'
import type { MessageNews, OrderNews, PaymentNews, PublicationNews, ReadyEvent } from '@anfilada/contract/events'
import { type Audience, hears, type News } from './audience.rules.ts'
import { isAfter, type Position, positionText } from './position.rules.ts'

/** Whose stream it is, what he may hear, and which session keeps it open. */
export type Listener = Audience & { userId: number; session: Buffer; roles: string }

/** A reader who lets this much lie unread is gone or too slow; he comes back with his last position. */
const maxUnread = 65_536
const retryMs = 2_000
/** So long may the last words of an ended stream take to leave. */
const lingerMs = 1_000

export type EventStream = ReturnType<typeof createEventStream>

/** One reader's server-sent events. Until it has begun, news wait; afterwards they are written as they come. */
export function createEventStream(listener: Listener) {
  const output = new Readable({ read: () => undefined })
  let waiting: News[] | undefined = []
  let told: Position | undefined
  let ended = false
  write(`retry: ${retryMs}\n\n`)

  function write(text: string): void {
    if (ended || output.destroyed) return
    if (output.readableLength + text.length > maxUnread) output.destroy()
    else output.push(text)
  }

  function send(at: Position, event: 'ready' | News['about'], data: ReadyEvent | Said): void {
    told = at
    write(`id: ${positionText(at)}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  function tell(news: readonly News[]): void {
    for (const item of news) {
      if (!hears(listener, item) || (told && !isAfter(item.position, told))) continue
      send(item.position, item.about, toldOf(item))
    }
  }

  return {
    listener,
    output,
    openedAt: Date.now(),
    /** The first event: from where the stream goes on, with what was missed when that could be found. */
    begin(at: Position, missed: readonly News[] | undefined): void {
      send(at, 'ready', { resumed: missed !== undefined })
      tell(missed ?? [])
      tell(waiting ?? [])
      waiting = undefined
    },
    deliver(news: readonly News[]): void {
      if (waiting) waiting.push(...news)
      else tell(news)
    },
    /** A sign of life, and the position up to which there was nothing more to tell. */
    beat(at: Position): void {
      if (waiting || !told) return write(': beat\n\n')
      if (isAfter(at, told)) told = at
      write(`: beat\nid: ${positionText(told)}\n\n`)
    },
    /** Another stream of the same user takes its place. */
    giveWay(): void {
      write('event: dropped\ndata: {}\n\n')
      this.end()
    },
    end(): void {
      if (ended || output.destroyed) return
      ended = true
      output.push(null)
      setTimeout(() => output.destroy(), lingerMs).unref()
    },
  }
}

type Said = OrderNews | PaymentNews | PublicationNews | MessageNews

function toldOf(news: News): Said {
  const { topic, position } = news
  const told = { id: position.id, topic }
  if (news.about === 'publication') return told
  if (news.about === 'message') return { ...told, order_id: news.orderId, customer_id: news.customerId ?? 0 }
  return news.about === 'order' ? { ...told, order_id: news.orderId } : { ...told, payment_id: news.paymentId }
}
