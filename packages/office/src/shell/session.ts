import type { AbilityRule } from '@anfilada/contract/abilities'
import type { LoginOutput, UserData } from '@anfilada/contract/accounts'

export type Session = { userData: UserData; accessToken: string; userAbility: AbilityRule[] }

/** Under a prefix of its own: the portal's session of the same browser is another one. */
const key = 'office.session'
const listeners = new Set<() => void>()
let current: Session | undefined = read()

export function currentSession(): Session | undefined {
  return current
}

export function startSession({ userData, accessToken, userAbility }: LoginOutput): void {
  localStorage.setItem(key, JSON.stringify({ userData, accessToken, userAbility }))
  refresh()
}

/** Logout and 401: the session goes; theme, language and keys are the person's own and stay. */
export function endSession(): void {
  localStorage.removeItem(key)
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
  if (event.key === null || event.key === key) refresh()
})

/** Undefined for what is absent or was spoilt by hand. */
function read(): Session | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Session> | null
    if (!stored?.accessToken || !stored.userData || !Array.isArray(stored.userAbility)) return undefined
    return { userData: stored.userData, accessToken: stored.accessToken, userAbility: stored.userAbility }
  } catch {
    return undefined
  }
}
