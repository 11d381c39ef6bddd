import type { LoginOutput, UserData } from '@anfilada/contract/identity/login'
import type { Language } from '@anfilada/contract/languages'
import { recallOfPortal, refillPortal } from '../memory.ts'
import { liveStart } from './session.ts'

export type PortalSession = { userData: UserData; accessToken: string }

/** Who is signed in to the portal in this browser, as the office sees it. */
export function portalSession(): PortalSession | undefined {
  const accessToken = recallOfPortal('accessToken')
  const text = recallOfPortal('userData')
  if (accessToken === undefined || text === undefined) return undefined
  try {
    return { userData: JSON.parse(text) as UserData, accessToken }
  } catch {
    return undefined
  }
}

/**
 * Puts a session into the portal of this browser, never into an address; the portal opens with it in the language of the one who opened it,
 * unless it has one already.
 */
export function startPortalSession({ userData, accessToken, userAbility, live_position }: LoginOutput, language: Language): void {
  refillPortal({
    userData: JSON.stringify(userData),
    userAbility: JSON.stringify(userAbility),
    language: recallOfPortal('language') ?? language,
    ...(live_position !== undefined && { [liveStart]: live_position }),
    // The last: tabs of the portal read all of it when this one changes.
    accessToken,
  })
}
