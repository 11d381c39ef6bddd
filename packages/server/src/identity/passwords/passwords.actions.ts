import { passwordActions } from '@anfilada/contract/identity/passwords'
import { feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { changePassword } from './change-password.ts'

export const passwordsFeature = feature(passwordActions, {
  change_password: async ({ input, caller, pool, origin }) => {
    const outcome = await changePassword(pool, caller, input, origin)
    return outcome.ok ? accept({ result: { ended_sessions: outcome.value } }) : outcome
  },
})
