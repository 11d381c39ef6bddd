import { secondFactorActions } from '@anfilada/contract/identity/second-factor'
import { feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { checkOwnPassword } from '../passwords/check-own-password.ts'
import { abilityOfUser } from '../sessions/ability-now.ts'
import { removeSecondFactor, renewRecoveryCodes } from './keep-second-factor.ts'
import { beginSecondFactor, confirmSecondFactor } from './turn-on-second-factor.ts'

export const secondFactorFeature = feature(secondFactorActions, {
  begin_second_factor: async ({ input, caller, pool, identity }) => {
    const checked = await checkOwnPassword(pool, caller.userId, input.password, 'password')
    if (!checked.ok) return checked
    const outcome = await beginSecondFactor(pool, identity.secrets, caller.userId)
    return outcome.ok ? accept({ result: outcome.value }) : outcome
  },

  confirm_second_factor: async ({ input, caller, pool, identity, origin }) => {
    const outcome = await confirmSecondFactor(pool, identity.secrets, caller, input.code, origin)
    if (!outcome.ok) return outcome
    return accept({ result: { recovery_codes: outcome.value, userAbility: await abilityOfUser(pool, caller.userId) } })
  },

  renew_recovery_codes: async ({ input, caller, pool, identity, origin }) => {
    const outcome = await renewRecoveryCodes(pool, identity.secrets, { caller, code: input.code, origin })
    return outcome.ok ? accept({ result: { recovery_codes: outcome.value } }) : outcome
  },

  remove_second_factor: async ({ input, caller, pool, identity, origin }) => {
    const checked = await checkOwnPassword(pool, caller.userId, input.password, 'password')
    if (!checked.ok) return checked
    const outcome = await removeSecondFactor(pool, identity.secrets, { caller, code: input.code, origin })
    if (!outcome.ok) return outcome
    return accept({ result: { userAbility: await abilityOfUser(pool, caller.userId) } })
  },
})
