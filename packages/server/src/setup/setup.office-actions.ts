import { pricedAhead, setupActions } from '@anfilada/contract/setup'
import { answerOnce } from '../db/idempotency.ts'
import { feature } from '../http/actions.ts'
import { accept, refuse } from '../outcome.ts'
import { askProviders, providersOf } from '../payments/index.ts'
import { sendTestMail } from './send-test-mail.ts'
import { findSetupFacts } from './setup.reads.ts'
import { setupOf } from './setup.rules.ts'

export const officeSetupFeature = feature(setupActions, {
  office_setup: async ({ pool, identity, language }) => {
    const providers = providersOf(identity).all.map(({ name }) => name)
    const facts = await findSetupFacts(pool, { language, providers, daysAhead: pricedAhead })
    return accept({ result: setupOf(facts, { mailbox: identity.mailbox, providers: providers.length }) })
  },

  send_test_mail: ({ pool, identity, caller, origin, once }) =>
    answerOnce(pool, once, async (tx) => {
      const sent = await sendTestMail(tx, { caller, origin }, identity)
      return sent.ok ? accept({ result: { to: sent.value } }) : sent
    }),

  ask_payment_systems: async ({ pool, identity }) => {
    const providers = providersOf(identity)
    if (providers.all.length === 0) return refuse('online_payment_off')
    return accept({ result: await askProviders(pool, providers) })
  },
})
