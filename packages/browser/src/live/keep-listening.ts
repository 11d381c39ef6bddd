import { recall, remember } from '../memory.ts'
import { currentSession, endSession, liveStart } from '../session/session.ts'
import { newsOf, type LiveNews } from './live-news.ts'
import { holdStream } from './live-stream.ts'

type Listening = { token: string; signal: AbortSignal; tell: (news: LiveNews) => void }

/** Where the stream was left; in the browser's memory, so that a reload or another tab goes on from there. Leaves with the session. */
const position = 'livePosition'
const firstPause = 2_000
const longestPause = 60_000

/** Keeps a stream open as long as the session lives: a lost one is taken up again where it was left. */
export async function keepListening({ token, signal, tell }: Listening): Promise<void> {
  let losses = 0
  let isDropped = false
  while (!signal.aborted) {
    const online = onceOnline(signal)
    const end = await holdStream({
      token,
      after: recall(position) ?? recall(liveStart),
      // A network that came back is another one: what was open on the old one is dead or will be.
      signal: online,
      hear: (block) => {
        if (isOver(token, signal)) return
        losses = 0
        const news = newsOf(block)
        if (news) tell(news)
        isDropped = news?.event === 'dropped'
        if (block.id !== undefined) remember(position, block.id)
      },
    })
    if (end === 'unauthenticated' && !isOver(token, signal)) endSession()
    if (end !== 'lost' || signal.aborted) return
    // Whoever waits for this tab's turn must not take it now: another browser would be dropped in its place.
    if (isDropped) return once(signal)
    if (!online.aborted) await pause(pauseAfter(losses++), online)
  }
}

/** What a dying stream still says must not be written into the next session. */
function isOver(token: string, signal: AbortSignal): boolean {
  return signal.aborted || currentSession()?.accessToken !== token
}

/** Growing, and not the same for all: after a restart of the server they would come back together. */
function pauseAfter(losses: number): number {
  return Math.min(longestPause, firstPause * 2 ** losses) * (1 + Math.random() / 2)
}

/** Aborted when the network comes back, or when nobody listens any more. */
function onceOnline(signal: AbortSignal): AbortSignal {
  const back = new AbortController()
  window.addEventListener('online', () => back.abort(), { once: true, signal })
  return AbortSignal.any([signal, back.signal])
}

function once(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
