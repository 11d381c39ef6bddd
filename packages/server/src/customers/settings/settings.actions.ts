import { profileActions, type Settings, settingsActions } from '@anfilada/contract/customers/settings'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept, type Outcome } from '../../outcome.ts'
import { changeOwnRequisites } from './change-requisites.ts'
import { askNewEmail } from './change-email.ts'
import { changeProfile } from './change-profile.ts'
import { findSettings } from './find-settings.ts'
import { saveNotifications } from '../../identity/index.ts'

/** At both endpoints. */
export const profileFeature = feature(profileActions, {
  get_settings: async ({ caller, pool }) => accept({ result: await findSettings(pool, caller) }),

  save_profile: async ({ input, pool, once, ...acting }) => {
    const profile = { name: input.name, phone: input.phone || null, language: input.language }
    return resultOf(await answerOnce(pool, once, (tx) => changeProfile(tx, acting, profile)))
  },

  change_email: async ({ input, ...asking }) => resultOf(await askNewEmail(asking, input)),
})

export const settingsFeature = feature(settingsActions, {
  save_requisites: async ({ input, pool, once, ...acting }) => {
    const { email, phone, organization, account_confirmed: confirmed } = input
    return resultOf(await answerOnce(pool, once, (tx) => changeOwnRequisites(tx, acting, { email, phone, organization, confirmed })))
  },

  save_notifications: async ({ input, caller, pool, once }) =>
    resultOf(
      await answerOnce(pool, once, async (tx) => {
        await saveNotifications(tx, caller.userId, input.notifications)
        return accept(await findSettings(tx, caller))
      }),
    ),
})

function resultOf(outcome: Outcome<Settings>): Outcome<{ result: Settings }> {
  return outcome.ok ? accept({ result: outcome.value }) : outcome
}
