/** One server-sent event as a client reads it; `data` is parsed. */
export type HeardEvent = { id: string | undefined; event: string | undefined; data: unknown; comment: string | undefined }
export type EventReader = {
  /** The next event with data; undefined when the server has ended the stream. */
  next(): Promise<HeardEvent | undefined>
  /** The next block of lines, comments and bare positions included. */
  nextBlock(): Promise<HeardEvent | undefined>
  close(): void
}

/** Reads server-sent events by fetch, as the apps do. */
export async function readEvents(url: string, headers: Record<string, string>): Promise<EventReader> {
  const controller = new AbortController()
  const response = await fetch(url, { headers, signal: controller.signal })
  if (response.status !== 200 || !response.body) throw new Error(`The stream was refused: ${response.status}`)
  const blocks = blocksOf(response.body)
  const nextBlock = async (): Promise<HeardEvent | undefined> => {
    const block = await blocks.next()
    return block.done ? undefined : eventOf(block.value)
  }
  const next = async (): Promise<HeardEvent | undefined> => {
    for (;;) {
      const heard = await nextBlock()
      if (!heard || heard.data !== undefined) return heard
    }
  }
  return { next, nextBlock, close: () => controller.abort() }
}

async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    yield* blocks
  }
}

function eventOf(block: string): HeardEvent {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const data = field('data')
  return { id: field('id'), event: field('event'), data: data === undefined ? undefined : JSON.parse(data), comment: field('') }
}
