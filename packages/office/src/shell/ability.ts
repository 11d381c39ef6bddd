import { Ability as AbilityRules } from '@casl/ability'
import { visitorAbility, type Ability, type AbilityAction, type AbilityRule, type AbilitySubject } from '@anfilada/contract/abilities'
import { useSession } from './use-session.ts'

/** Whether these rules allow the pair; without a session: what a visitor may. */
export function may(rules: readonly AbilityRule[] | undefined, [action, subject]: Ability): boolean {
  return new AbilityRules<[AbilityAction, AbilitySubject]>([...(rules ?? visitorAbility)]).can(action, subject)
}

export function useMay(): (ability: Ability) => boolean {
  const session = useSession()
  return (ability) => may(session?.userAbility, ability)
}
