import { useState } from 'react'

export type Position = { lat: number; lon: number; metres: number }
export type PositionState =
  | { is: 'none' }
  | { is: 'asked' }
  | { is: 'failed'; why: 'denied' | 'unavailable' }
  | { is: 'found'; position: Position }

const waitMs = 20_000

/** The browser's position, asked for only when somebody presses for it, and kept on this screen alone until it is sent. */
export function usePosition() {
  const [state, setState] = useState<PositionState>({ is: 'none' })
  function ask() {
    setState({ is: 'asked' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setState({ is: 'found', position: { lat: latitude, lon: longitude, metres: Math.max(1, Math.round(accuracy)) } }),
      ({ code, PERMISSION_DENIED }) => setState({ is: 'failed', why: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { enableHighAccuracy: true, timeout: waitMs, maximumAge: 0 },
    )
  }
  return { state, ask, forget: () => setState({ is: 'none' }) }
}
