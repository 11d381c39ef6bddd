import { createHash } from 'node:crypto'
import { mediaTypes } from '@anfilada/contract/files'
import { admits } from '@anfilada/contract/vouchers/voucher-status'
import { listCompanies } from '../db/company.reads.ts'
import type { Pool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { atPress, findMadeFile, type Passes, putFile, safeName } from '../files/index.ts'
import type { OrderScope } from '../orders/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { type Issued, issueVoucher } from './issue-voucher.ts'
import { type IssuedBy, type Sheets, voucherPaper } from './voucher-paper.ts'
import { listVoucherOrders } from './vouchers.reads.ts'
import { keepPaper } from './vouchers.store.ts'

/** Nothing refers to a file for the moment between it and its vouchers; after that they keep it (`kept_file_uses`). */
const keptDays = 1
/** Raised when papers are drawn another way of the same contents. */
const drawing = 1

type Printing = { scope: OrderScope; userId: number }

/** The kept file with the voucher of an order: printed once of the same contents, and the same for everybody who asks again. */
export async function printVoucher(pool: Pool, orderId: number, { scope, userId }: Printing, sheets: Sheets): Promise<Outcome<number>> {
  const issued = await issueVoucher(pool, orderId, scope, userId)
  if (!issued.ok) return issued
  if (!admits(issued.value.order.kind, issued.value.order.status)) return refuse('voucher_none')
  return printOnce(pool, [issued.value], userId, sheets)
}

/** The same of all orders of a programme that have one, by day and hour, in one file. */
export async function printProgramme(
  pool: Pool,
  programmeId: number,
  { scope, userId }: Printing,
  sheets: Sheets,
): Promise<Outcome<number>> {
  const orders = await listVoucherOrders(pool, programmeId, scope)
  if (orders.length === 0) return refuse('programme_not_found')
  const issued: Issued[] = []
  for (const { id } of orders.filter(({ kind, status }) => admits(kind, status))) {
    const one = await issueVoucher(pool, id, scope, userId)
    if (one.ok && admits(one.value.order.kind, one.value.order.status)) issued.push(one.value)
  }
  const [first, ...others] = issued
  return first ? printOnce(pool, [first, ...others], userId, sheets) : refuse('voucher_none')
}

async function printOnce(pool: Pool, issued: readonly [Issued, ...Issued[]], userId: number, sheets: Sheets): Promise<Outcome<number>> {
  const companies = await listCompanies(pool)
  const by = (one: Issued): IssuedBy => {
    const company = companies.find(({ version }) => version === one.voucher.words.company)
    if (!company) throw new Error('A voucher was issued by no company')
    return { ...one, company: company.facts }
  }
  const [first, ...others] = issued
  const paper = voucherPaper([by(first), ...others.map(by)], sheets)
  const madeFrom = createHash('sha256')
    .update(JSON.stringify([drawing, 'voucher', paper]))
    .digest()
  const made = await findMadeFile(pool, madeFrom)
  if (made !== undefined) return accept(made)
  return accept(await makeAndKeep(pool, { paper, madeFrom, issued, userId }))
}

type Making = { paper: Passes; madeFrom: Buffer; issued: readonly [Issued, ...Issued[]]; userId: number }

/** The press first: whoever waits for it holds no connection. Who printed the same meanwhile is believed. */
async function makeAndKeep(pool: Pool, { paper, madeFrom, issued, userId }: Making): Promise<number> {
  const content = await atPress((write) => write(paper))
  const [{ order }] = issued
  const name = safeName(paper.title, 'pdf')
  const about = { kind: 'voucher', name, mediaType: mediaTypes.pdf, customerId: order.customerId, userId } as const
  const kept = await inTransaction(pool, async (tx) => {
    const fileId = await putFile(tx, { ...about, content, packed: false, keptDays, madeFrom })
    if (fileId !== undefined)
      await keepPaper(
        tx,
        fileId,
        issued.map(({ voucher }) => voucher.id),
      )
    return fileId
  })
  const fileId = kept ?? (await findMadeFile(pool, madeFrom))
  if (fileId === undefined) throw new Error('The paper was not kept')
  return fileId
}
