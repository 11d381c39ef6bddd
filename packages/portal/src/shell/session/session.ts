import type { AbilityRule } from '@anfilada/contract/abilities'
import type { LoginOutput, UserData } from '@anfilada/contract/accounts'

export type Session = { userData: UserData; accessToken: string; userAbility: AbilityRule[] }

/** Not the session's: the reader's own choices, and the other app of this origin. */
const keptOnSignOut = /^(theme$|language$|office\.)/
const listeners = new Set<() => void>()
let current: Session | undefined = read()

export function currentSession(): Session | undefined {
  return current
}

export function startSession({ userData, accessToken, userAbility }: LoginOutput): void {
  localStorage.setItem('userData', JSON.stringify(userData))
  localStorage.setItem('accessToken', accessToken)
  localStorage.setItem('userAbility', JSON.stringify(userAbility))
  refresh()
}

/** Logout and 401 (spec §4): everything but theme and language goes. */
export function endSession(): void {
  for (const key of Object.keys(localStorage)) if (!keptOnSignOut.test(key)) localStorage.removeItem(key)
  refresh()
}

/** Calls back when a session starts or ends, in this tab or another. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function refresh(): void {
  current = read()
  for (const listener of listeners) listener()
}

window.addEventListener('storage', (event) => {
  if (event.key === null || event.key === 'accessToken') refresh()
})

function read(): Session | undefined {
  const accessToken = localStorage.getItem('accessToken')
  const userData = readJson<UserData>('userData')
  const userAbility = readJson<AbilityRule[]>('userAbility')
  return accessToken && userData && Array.isArray(userAbility) ? { userData, accessToken, userAbility } : undefined
}

/** Undefined for what is absent or was spoilt by hand. */
function readJson<T>(key: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}
