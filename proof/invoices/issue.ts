import { kopecks } from '@anfilada/contract/kopecks'
import { inTransaction } from '../../packages/server/src/db/transaction.ts'
import type { Pool } from '../../packages/server/src/db/pool.ts'
import { atPress } from '../../packages/server/src/files/index.ts'
import { type Issued, issuePaper } from '../../packages/server/src/invoices/issue-paper.ts'

const buyer = { name: 'ООО «Три кита»', inn: '7707083893', kpp: '773601001', legal_address: '117312, Москва, ул. Вавилова, 19' }
const line = (title: string) => {
  const sum = kopecks(6_510_000)
  return { orderId: null, title, quantity: 42, unitPrice: kopecks(155_000), sum, vatPercent: 22, vat: kopecks(1_173_934) }
}
const lines = ['Петергоф, Большой дворец, 21.05.2026', 'Эрмитаж, Главный штаб, 22.05.2026', 'Радиогид, комплект, 22.05.2026'].map(line)

/** An invoice as the product issues one: number, paper, file and rows in a transaction. */
export async function issueOne(pool: Pool, customerId: number): Promise<Issued> {
  const document = {
    customerId,
    userId: null,
    buyer,
    basis: 'Договор № 7',
    correctsId: null,
    lines,
    orders: [],
    dueOn: (day: string) => day,
  }
  const issued = await atPress((write) => inTransaction(pool, (tx) => issuePaper(tx, write, { kind: 'invoice', ...document })))
  if (!issued.ok) throw new Error(`The invoice was refused: ${issued.refusal}`)
  return issued.value
}
