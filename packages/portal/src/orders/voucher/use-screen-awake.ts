import { useEffect } from 'react'

/** Keeps the screen from going dark while this is shown, where the browser can; where it cannot, or will not, nothing is said. */
export function useScreenAwake(): void {
  useEffect(() => {
    const stop = new AbortController()
    let lock: WakeLockSentinel | undefined
    const release = () => void lock?.release().catch(() => undefined)
    const keep = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
      lock = taken ?? lock
      // Left while it was asked for.
      if (stop.signal.aborted) release()
    }
    void keep()
    // A page that was hidden has lost it.
    document.addEventListener('visibilitychange', () => void keep(), { signal: stop.signal })
    return () => {
      stop.abort()
      release()
    }
  }, [])
}
