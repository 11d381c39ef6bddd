import { Ability as AbilityRules } from '@casl/ability'
import { visitorAbility, type Ability, type AbilityAction, type AbilityRule, type AbilitySubject } from '@anfilada/contract/abilities'
import { useSession, type Session } from './session.ts'

type Rules = AbilityRules<[AbilityAction, AbilitySubject]>

/** Made once for a list of rules: the menu alone asks two dozen questions, and each making costs more than all answers. */
const made = new WeakMap<readonly AbilityRule[], Rules>()

function rulesOf(list: readonly AbilityRule[]): Rules {
  const rules = made.get(list) ?? new AbilityRules<[AbilityAction, AbilitySubject]>([...list])
  made.set(list, rules)
  return rules
}

/** Whether this reader may; without a session: what a visitor may (specification/people.md). */
export function may(reader: Pick<Session, 'userAbility'> | undefined, [action, subject]: Ability): boolean {
  return rulesOf(reader?.userAbility ?? visitorAbility).can(action, subject)
}

export function useMay(): (ability: Ability) => boolean {
  const session = useSession()
  return (ability) => may(session, ability)
}
