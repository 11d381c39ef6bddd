import { maxVouchers, type UnpayableReason } from '@anfilada/contract/payments/payment-status'
import type { ChosenOrders } from '@anfilada/contract/payments/payments'
import type { Db } from '../db/pool.ts'
import { listNamed, type NamedOrder, payableKopecks } from '../orders/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'

type Named = { programmeId: number | undefined; ids: readonly number[] | undefined }

/** What of a programme, or of orders that are named, one attempt can pay now, and why it cannot pay the others. Null when nothing is named. */
export async function chooseOrders(db: Db, customerId: number, { programmeId, ids }: Named): Promise<Outcome<ChosenOrders | null>> {
  if (programmeId === undefined && ids === undefined) return accept(null)
  const named = await listNamed(db, customerId, { programmeId, ids })
  if (programmeId !== undefined && named.length === 0) return refuse('programme_not_found')
  const payable = named.filter((order) => payableKopecks(order) > 0)
  const taken = payable.slice(0, maxVouchers)
  const known = new Set(named.map(({ id }) => id))
  return accept({
    order_ids: taken.map(({ id }) => id),
    amount: taken.reduce((sum, order) => sum + payableKopecks(order), 0),
    left: [
      ...named.filter((order) => !taken.includes(order)).map((order) => ({ order_id: order.id, reason: whyLeft(order) })),
      ...(ids ?? []).filter((id) => !known.has(id)).map((id) => ({ order_id: id, reason: 'unknown' as const })),
    ],
  })
}

function whyLeft({ status, charged, paid }: NamedOrder): UnpayableReason {
  if (status !== 'confirmed') return status
  if (charged > paid) return 'too_many'
  return charged === 0 ? 'no_price' : 'paid'
}
