import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openReader } from './code-reader.ts'

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'unavailable'

/** Often enough to feel at once, seldom enough for an old telephone. */
const everyMs = 150

/** The camera at the back, only while somebody wants it: `onRead` hears each code that comes into view, until the camera is turned off. */
export function useCamera(onRead: (text: string) => void) {
  const [state, setState] = useState<CameraState>('off')
  const picture = useRef<HTMLVideoElement>(null)
  const heard = useEffectEvent(onRead)
  const isWanted = state === 'starting' || state === 'on'

  useEffect(() => {
    if (!isWanted) return undefined
    const over = new AbortController()
    void watch(over.signal).catch((error: unknown) => {
      if (!over.signal.aborted) setState(isDenied(error) ? 'denied' : 'unavailable')
    })
    return () => over.abort()

    async function watch(signal: AbortSignal): Promise<void> {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const stop = () => stream.getTracks().forEach((track) => track.stop())
      signal.addEventListener('abort', stop)
      const video = picture.current
      if (signal.aborted || !video) return stop()
      video.srcObject = stream
      // Behind the listener: a reader that does not come must not leave the camera on.
      const [read] = await Promise.all([openReader(), video.play()])
      if (signal.aborted) return
      setState('on')
      while (!signal.aborted) {
        const text = await read(video)
        if (text !== undefined && !signal.aborted) heard(text)
        await new Promise((resolve) => setTimeout(resolve, everyMs))
      }
    }
  }, [isWanted])

  return { state, picture, start: () => setState('starting'), stop: () => setState('off') }
}

function isDenied(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError'
}
