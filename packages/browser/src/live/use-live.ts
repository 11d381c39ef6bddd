import { useEffect } from 'react'
import { thisApp } from '../app.ts'
import { useSession } from '../session/session.ts'
import { tellNews, type LiveNews } from './live-news.ts'

/** Milliseconds: on a slow line a stream must not run beside the first reading. Nothing is missed: it tells what happened since the sign-in. */
const startDelay = 2_000
/** Milliseconds until the listener is asked for again when it did not come. */
const pause = 10_000

/** All tabs of a browser hear what one of them listens to; when that one closes, the next takes over (specification/actions.md). */
export function useLive(mayListen: boolean): void {
  const session = useSession()
  // Whoever must turn on the second factor first is told nothing yet.
  const token = !mayListen || session?.userData.second_factor === 'required' ? undefined : session?.accessToken
  useEffect(() => (token === undefined ? undefined : joinTabs(token)), [token])
}

function joinTabs(token: string): () => void {
  const stop = new AbortController()
  const name = `${thisApp().name}.live`
  const tabs = new BroadcastChannel(name)
  const { locks } = navigator as { locks?: LockManager }
  tabs.addEventListener('message', ({ data }: MessageEvent<LiveNews>) => tellNews(data))
  const tellAll = (news: LiveNews) => {
    tellNews(news)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
    tabs.postMessage(news)
  }
  const listen = async () => {
    const loaded = await import('./keep-listening.ts').catch(() => undefined)
    if (stop.signal.aborted) return
    if (loaded === undefined) return begin(pause)
    const { keepListening } = loaded
    // Browsers give locks to https pages only; elsewhere every tab listens for itself.
    if (locks)
      locks.request(name, { signal: stop.signal }, () => keepListening({ token, signal: stop.signal, tell: tellAll })).catch(ignoreStop)
    else void keepListening({ token, signal: stop.signal, tell: tellNews })
  }
  let start: ReturnType<typeof setTimeout>
  const begin = (delay: number) => {
    start = setTimeout(() => void listen(), delay)
  }
  begin(startDelay)
  // A page taken out of the back-forward cache has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && tellNews({ event: 'ready', resumed: false }), { signal: stop.signal })
  return () => {
    clearTimeout(start)
    stop.abort()
    tabs.close()
  }

  function ignoreStop(error: unknown): void {
    if (!stop.signal.aborted) throw error
  }
}
