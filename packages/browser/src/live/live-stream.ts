import { beatSeconds } from '@anfilada/contract/events'
import { thisApp } from '../app.ts'
import { createEventParser, type StreamBlock } from './event-parser.ts'

/** `lost`: it can be tried again. `unauthenticated`, `forbidden`: not with this token. */
export type StreamEnd = 'lost' | 'unauthenticated' | 'forbidden'

type Stream = { token: string; after: string | undefined; signal: AbortSignal; hear: (block: StreamBlock) => void }

const longestSilence = 2 * beatSeconds * 1000
/** Asked often instead of once at the end: the clock of one long timer stands still while the machine sleeps. */
const silenceCheck = 5_000

/** Holds one stream open until it ends, breaks, falls silent or is no longer wanted. */
export async function holdStream({ token, after, signal, hear }: Stream): Promise<StreamEnd> {
  const silence = new AbortController()
  let heardAt = Date.now()
  const watch = setInterval(() => Date.now() - heardAt > longestSilence && silence.abort(), silenceCheck)
  try {
    const headers = { Authorization: token, ...(after && { 'Last-Event-ID': after }) }
    const response = await fetch(thisApp().eventsPath, { headers, cache: 'no-store', signal: AbortSignal.any([signal, silence.signal]) })
    if (response.status === 401) return 'unauthenticated'
    if (response.status === 403) return 'forbidden'
    if (!response.ok || !response.body) return 'lost'
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    const parser = createEventParser()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      heardAt = Date.now()
      parser.push(decoder.decode(piece.value, { stream: true })).forEach(hear)
    }
    return 'lost'
  } catch {
    return 'lost'
  } finally {
    clearInterval(watch)
  }
}
