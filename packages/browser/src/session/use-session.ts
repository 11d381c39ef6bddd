import { useSyncExternalStore } from 'react'
import { currentSession, watchSession, type Session } from './session.ts'

export function useSession(): Session | undefined {
  return useSyncExternalStore(watchSession, currentSession)
}
