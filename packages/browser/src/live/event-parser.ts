import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** One block of a stream of server-sent events. Without an event it only moves the position. */
export type StreamBlock = EventSourceMessage

/** Reads `text/event-stream` (HTML standard, "Server-sent events") from pieces that may be cut anywhere (decision 0033). */
export function createEventParser() {
  const blocks: StreamBlock[] = []
  const parser = createParser({
    // Told alone by a block without data, else just before the event that it belongs to.
    onId: (id) => blocks.push({ id, data: '' }),
    onEvent: (event) => {
      if (event.id !== undefined) blocks.pop()
      blocks.push(event)
    },
  })
  return {
    /** The blocks that this piece completes. */
    push(piece: string): StreamBlock[] {
      parser.feed(piece)
      return blocks.splice(0)
    },
  }
}
