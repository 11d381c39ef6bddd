import type { Db } from '../../db/pool.ts'
import type { Lately } from '../../identity/index.ts'

/** Invitations that this customer had sent to the address. */
export async function countInvitations(db: Db, customerId: number, email: string): Promise<Lately> {
  const { rows } = await db.query({
    name: 'invitations_count',
    text: `select count(*) filter (where mails.created_at > now() - interval '1 minute') as "lastMinute", count(*) as "lastDay"
           from offered_mails as mails
           where lower(mails.recipient) = lower($2) and mails.customer_id = $1
             and mails.template in ('member_invited', 'invited_elsewhere') and mails.created_at > now() - interval '1 day'`,
    values: [customerId, email],
  })
  return rows[0] ?? { lastMinute: 0, lastDay: 0 }
}
