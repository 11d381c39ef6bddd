import type { AbilityRule } from '@anfilada/contract/abilities'
import type { LoginOutput, UserData } from '@anfilada/contract/accounts/login'
import { forgetOnSignOut, recall, remember, watchMemory } from '../memory.ts'

export type Session = { userData: UserData; accessToken: string; userAbility: AbilityRule[] }

const listeners = new Set<() => void>()
/** Read at the first question: by then the app has said where it keeps its memory. */
let known: { session: Session | undefined } | undefined

export function currentSession(): Session | undefined {
  known ??= { session: read() }
  return known.session
}

export function startSession({ userData, accessToken, userAbility }: LoginOutput): void {
  remember('userData', JSON.stringify(userData))
  remember('accessToken', accessToken)
  remember('userAbility', JSON.stringify(userAbility))
  refresh()
}

/** Logout and 401 (spec §4): everything but the person's own choices goes. */
export function endSession(): void {
  forgetOnSignOut()
  refresh()
}

/** The person leaves: unlike after a 401, what the tabs keep for him (drafts) goes too, in every tab. */
export function leaveSession(): void {
  // Written and wiped at once: the other tabs hear of it.
  remember('signedOut', '1')
  sessionStorage.clear()
  endSession()
}

/** Calls back when a session starts or ends, in this tab or another. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function refresh(): void {
  known = { session: read() }
  for (const listener of listeners) listener()
}

watchMemory('accessToken', refresh)
watchMemory('signedOut', () => sessionStorage.clear())

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
