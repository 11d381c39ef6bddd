import { paymentLinkActions } from '@anfilada/contract/payments/payment-links'
import { readVouchers } from '@anfilada/contract/payments/payment-status'
import { addressOfScreen } from '@anfilada/contract/screens'
import { customerOf } from '../../identity/index.ts'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { pageOf } from '../payment.presenter.ts'
import { providersOf } from '../providers/providers.ts'
import { createLink, linkToken, revokeLink } from './create-link.ts'
import { leaveAttempts } from '../recording/leave-payment.ts'
import { linkAnswer } from './link.presenter.ts'
import { listLinks } from './links.store.ts'

const pageSize = 50

export const paymentLinksFeature = feature(paymentLinkActions, {
  create_payment_link: async ({ input, caller, origin, identity, pool, once }) => {
    const { secrets, publicOrigin } = identity
    const wish = {
      customerId: customerOf(caller),
      orderIds: readVouchers(input.vouchers ?? '') ?? [],
      feeIds: readVouchers(input.prolongations ?? '') ?? [],
      amount: input.amount,
      expiresAt: input.expires_at,
    }
    // The token is made again from the link's key: the stored answer of an idempotency key does not hold it.
    const outcome = await answerOnce(pool, once, async (tx) => {
      const created = await createLink(tx, { caller, origin, secrets }, wish)
      return created.ok ? accept({ key: created.value.key, link: linkAnswer(created.value) }) : created
    })
    if (!outcome.ok) return outcome
    const { key, link } = outcome.value
    return accept({ result: { ...link, url: `${addressOfScreen(publicOrigin, '/payments-link')}#${linkToken(secrets, key)}` } })
  },

  revoke_payment_link: async ({ input, caller, origin, identity, pool, once }) => {
    const outcome = await answerOnce(pool, once, async (tx) => {
      const revoked = await revokeLink(tx, { caller, origin }, input.link_id, customerOf(caller))
      return revoked.ok ? accept({ result: linkAnswer(revoked.value) }) : revoked
    })
    if (outcome.ok) await leaveAttempts(pool, providersOf(identity), input.link_id)
    return outcome
  },

  list_payment_links: async ({ input, caller, pool }) => {
    const limit = input.limit ?? pageSize
    const rows = await listLinks(pool, { customerId: customerOf(caller), before: input.before }, limit)
    const page = pageOf(rows, limit, ({ id }) => id)
    return accept({ result: page.rows.map(linkAnswer), next: page.next })
  },
})
