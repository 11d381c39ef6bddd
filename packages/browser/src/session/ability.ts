import { giveAbility, visitorAbility, type Ability } from '@anfilada/contract/abilities'
import { useSession, type Session } from './session.ts'

/** Whether this reader may; without a session: what a visitor may (specification/people.md). */
export function may(reader: Pick<Session, 'userAbility'> | undefined, ability: Ability): boolean {
  return giveAbility(reader?.userAbility ?? visitorAbility, ability)
}

export function useMay(): (ability: Ability) => boolean {
  const session = useSession()
  return (ability) => may(session, ability)
}
