import type { AbilityRule } from '@anfilada/contract/abilities'
import type { SecondFactorState } from '@anfilada/contract/identity/login'
import { currentSession, startSession } from '../../../session/session.ts'

/** The session goes on with what its owner has and may from now on. */
export function noteSecondFactor(state: SecondFactorState, userAbility: AbilityRule[]): void {
  const session = currentSession()
  if (session) startSession({ ...session, userAbility, userData: { ...session.userData, second_factor: state } })
}
