import type { AbilityRule } from '@anfilada/contract/abilities'
import type { LoginOutput, UserData } from '@anfilada/contract/identity/login'
import { useSyncExternalStore } from 'react'
import { forgetOnSignOut, recall, remember, watchMemory } from '../memory.ts'

export type Session = { userData: UserData; accessToken: string; userAbility: AbilityRule[] }

/** Where the session's first stream of live events goes on from; in the browser's memory. */
export const liveStart = 'liveStart'

const listeners = new Set<() => void>()
/** Read at the first question: by then the app has said where it keeps its memory. */
let known: { session: Session | undefined } | undefined
/** The login of the last session that this tab knew. */
let reader: string | undefined
let hasLeft = false

export function currentSession(): Session | undefined {
  if (!known) look()
  return known?.session
}

export type SessionEnd = { hasLeft: boolean; login: string | undefined }

/** How the last session of this tab ended, while there is none: by its reader's leaving, or by itself, and whose it was. */
export function sessionEnd(): SessionEnd {
  return { hasLeft, login: reader }
}

export function startSession({ userData, accessToken, userAbility, live_position }: LoginOutput): void {
  if (live_position !== undefined) remember(liveStart, live_position)
  remember('userData', JSON.stringify(userData))
  remember('accessToken', accessToken)
  remember('userAbility', JSON.stringify(userAbility))
  refresh()
}

/** Logout and 401 (specification/screens.md): everything but the person's own choices goes. */
export function endSession(): void {
  forgetOnSignOut()
  refresh()
}

/** The person leaves: unlike after a 401, what the tabs keep for him (drafts) goes too, in every tab. */
export function leaveSession(): void {
  // Written and wiped at once: the other tabs hear of it.
  remember('signedOut', '1')
  leaveTab()
  endSession()
}

function leaveTab(): void {
  sessionStorage.clear()
  hasLeft = true
}

/** Calls back when a session starts or ends, in this tab or another. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function look(): void {
  const session = read()
  known = { session }
  if (!session) return
  reader = session.userData.login
  hasLeft = false
}

function refresh(): void {
  look()
  for (const listener of listeners) listener()
}

watchMemory('accessToken', refresh)
watchMemory('signedOut', leaveTab)

function read(): Session | undefined {
  const accessToken = recall('accessToken')
  const userData = readJson<UserData>('userData')
  const userAbility = readJson<AbilityRule[]>('userAbility')
  return accessToken && userData && Array.isArray(userAbility) ? { userData, accessToken, userAbility } : undefined
}

/** Undefined for what is absent or was spoilt by hand. */
function readJson<T>(name: string): T | undefined {
  try {
    return (JSON.parse(recall(name) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(watchSession, currentSession)
}
