import type { ProviderHealth } from '@anfilada/contract/payments/office-payments'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db } from '../../db/pool.ts'
import type { PaymentProvider } from '../providers/provider.ts'

type Row = {
  asked: number
  failed: number
  lastAnswerAt: Date | null
  lastCallbackAt: Date | null
  lastFailure: string | null
  open: number
  watched: number
  reconciledAt: Date | null
  reconciledDay: string | null
}

/** How a provider does: the last hour and a bit (two rows), and what of ours still waits for it. */
export async function findHealth(db: Db, name: string, provider: PaymentProvider | undefined): Promise<ProviderHealth> {
  const { rows } = await db.query({
    name: 'provider_health',
    text: `select coalesce(sum(recent.asked), 0)::integer as asked, coalesce(sum(recent.failed), 0)::integer as failed,
                  (select max(provider_hours.last_answer_at) from provider_hours where provider_hours.provider = $1) as "lastAnswerAt",
                  (select max(provider_hours.last_callback_at) from provider_hours where provider_hours.provider = $1) as "lastCallbackAt",
                  (array_agg(recent.last_failure order by recent.hour desc) filter (where recent.last_failure is not null))[1] as "lastFailure",
                  (select count(*)::integer from payments where payments.status in ('FORM_OPENED', 'WAITING_FOR_3DS', 'PROCESSING')
                     and payments.provider = $1) as open,
                  (select count(*)::integer from payments where payments.next_ask_at is not null and payments.status = 'FAILED'
                     and payments.provider = $1) as watched,
                  (select max(provider_days.reconciled_at) from provider_days where provider_days.provider = $1) as "reconciledAt",
                  (select max(provider_days.day) from provider_days where provider_days.provider = $1) as "reconciledDay"
           from (select 1) as one
           left join provider_hours as recent on recent.provider = $1 and recent.hour >= date_trunc('hour', now()) - interval '1 hour'`,
    values: [name],
  })
  return { provider: name, ...ourSide(provider), ...theirSide(onlyRow(rows)) }
}

function ourSide(provider: PaymentProvider | undefined): Pick<ProviderHealth, 'methods' | 'on' | 'test'> {
  return provider ? { methods: [...provider.methods], on: true, test: provider.testing } : { methods: [], on: false, test: false }
}

function theirSide(row: Row): Omit<ProviderHealth, 'provider' | 'methods' | 'on' | 'test'> {
  const { asked, failed, open, watched } = row
  return {
    asked,
    failed,
    last_answer_at: row.lastAnswerAt?.toISOString() ?? null,
    last_callback_at: row.lastCallbackAt?.toISOString() ?? null,
    last_failure: row.lastFailure,
    open,
    watched,
    reconciled_at: row.reconciledAt?.toISOString() ?? null,
    reconciled_day: row.reconciledDay,
  }
}
