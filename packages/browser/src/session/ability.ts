import { Ability as AbilityRules } from '@casl/ability'
import { visitorAbility, type Ability, type AbilityAction, type AbilitySubject } from '@anfilada/contract/abilities'
import { useSession } from './use-session.ts'
import type { Session } from './session.ts'

/** Whether this reader may; without a session: what a visitor may (spec §6). */
export function may(reader: Pick<Session, 'userAbility'> | undefined, [action, subject]: Ability): boolean {
  return new AbilityRules<[AbilityAction, AbilitySubject]>([...(reader?.userAbility ?? visitorAbility)]).can(action, subject)
}

export function useMay(): (ability: Ability) => boolean {
  const session = useSession()
  return (ability) => may(session, ability)
}
