import type { VoucherFacts } from '@anfilada/contract/vouchers/voucher-status'
import type { Db, Tx } from '../db/pool.ts'
import type { VoucherWords } from './voucher-facts.rules.ts'

export type NewVoucher = { orderId: number; version: number; code: string; facts: VoucherFacts; words: VoucherWords; userId: number }

/** False where the order has a voucher of this version by now: somebody else issued it. */
export async function insertVoucher(db: Db, { orderId, version, code, facts, words, userId }: NewVoucher): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'voucher_insert',
    text: `insert into vouchers (order_id, version, code, facts, words, issued_by) values ($1, $2, $3, $4, $5, $6)
           on conflict (order_id, version) do nothing`,
    values: [orderId, version, code, JSON.stringify(facts), JSON.stringify(words), userId],
  })
  return rowCount === 1
}

/** These vouchers stand on this file, which stays for as long as they are told about. */
export async function keepPaper(tx: Tx, fileId: number, voucherIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'voucher_paper_keep',
    text: 'insert into voucher_papers (voucher_id, file_id) select unnest($2::integer[]), $1',
    values: [fileId, voucherIds],
  })
}

type Person = { customerId: number; userId: number; name: string; closesCustomer: boolean }

/**
 * A member's name, telephone and license leave the vouchers of his customer, of a customer who is that person himself his name, too; and the papers
 * that named him, as guide or as who asked for them, are kept no longer. Orders forget him by the same words, so that no voucher becomes untrue.
 */
export async function forgetVouchers(tx: Tx, { customerId, userId, name, closesCustomer }: Person): Promise<void> {
  const values = [customerId, userId, name, closesCustomer]
  await tx.query({
    name: 'voucher_papers_forget',
    // A file of several orders goes for all of them: it is drawn anew without him.
    text: `delete from voucher_papers where voucher_papers.file_id in (
             select named.file_id from voucher_papers as named join vouchers on vouchers.id = named.voucher_id
             join offered_orders as orders on orders.id = vouchers.order_id
             where orders.customer_id = $1 and ($4::boolean or vouchers.issued_by = $2 or vouchers.facts ->> 'guide' = $3))`,
    values,
  })
  await tx.query({
    name: 'vouchers_forget',
    text: `update vouchers set facts = vouchers.facts || '{"guide": "", "guide_phone": ""}',
             words = vouchers.words || '{"license": null}' || case when $3::boolean then '{"customer": "", "refno": ""}' else '{}' end::jsonb
           from offered_orders as orders
           where orders.id = vouchers.order_id and orders.customer_id = $1 and ($3 or vouchers.facts ->> 'guide' = $2)`,
    values: [customerId, name, closesCustomer],
  })
}

/** The vouchers that name the person as guide, or that he asked for first. */
export async function listPersonalVouchers(db: Db, { customerId, userId, name }: Omit<Person, 'closesCustomer'>): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_vouchers',
    text: `select vouchers.order_id, vouchers.version, vouchers.issued_at, vouchers.issued_by = $2 as issued_by_me,
                  vouchers.facts ->> 'guide' as guide, vouchers.facts ->> 'guide_phone' as guide_phone, vouchers.words ->> 'license' as license
           from vouchers join offered_orders as orders on orders.id = vouchers.order_id
           where orders.customer_id = $1 and (vouchers.issued_by = $2 or vouchers.facts ->> 'guide' = $3) order by vouchers.id`,
    values: [customerId, userId, name],
  })
  return rows
}
