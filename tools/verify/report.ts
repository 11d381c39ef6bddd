import type { Db } from '../../packages/server/src/db/pool.ts'
import { verifyBankStatements } from '../../packages/server/src/bank-statements/verify-bank-statements.ts'
import { verifyLedger } from '../../packages/server/src/ledger/verify-ledger.ts'
import { verifyCapacity } from '../../packages/server/src/orders/verify-capacity.ts'
import { verifyCharges } from '../../packages/server/src/orders/verify-charges.ts'
import { verifyPayments } from '../../packages/server/src/payments/verify-payments.ts'
import { verifyEquipment } from '../../packages/server/src/orders/verify-equipment.ts'

export type Report = { clean: boolean; lines: string[] }
type AnyFault = { kind: string; row: string; expected: string; found: string }

/** One line for each fault, or one that says how much was looked at. */
export const reports = {
  capacity: async (db: Db): Promise<Report> =>
    report([...(await verifyCapacity(db)), ...(await verifyEquipment(db))], () => count(db, ['slots', 'orders', 'equipment_days'])),
  ledger: async (db: Db): Promise<Report> =>
    report(
      [...(await verifyLedger(db)), ...(await verifyCharges(db)), ...(await verifyPayments(db)), ...(await verifyBankStatements(db))],
      () => count(db, ['ledger_transactions', 'orders', 'payments', 'bank_entries']),
    ),
}
export type ReportName = keyof typeof reports

async function report(faults: readonly AnyFault[], counted: () => Promise<string>): Promise<Report> {
  if (faults.length === 0) return { clean: true, lines: [`no differences: ${await counted()}`] }
  return {
    clean: false,
    lines: faults.map(({ kind, row, expected, found }) => `${kind}: ${row}, expected ${expected}, found ${found || 'none'}`),
  }
}

async function count(db: Db, tables: readonly string[]): Promise<string> {
  const counts = tables.map(async (table) => {
    const { rows } = await db.query(`select count(*) as rows from ${table}`)
    return `${(rows[0] as { rows: number }).rows} ${table.replace('ledger_', '')}`
  })
  return (await Promise.all(counts)).join(', ')
}
