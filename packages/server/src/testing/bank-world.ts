import { mediaTypes } from '@anfilada/contract/files'
import type { BankEntry, BankStatement } from '@anfilada/contract/payments/bank-statements'
import { verifyBankStatements } from '../bank-statements/verify-bank-statements.ts'
import { putFile } from '../files/kept-files.store.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { verifyCharges } from '../orders/verify-charges.ts'
import { encode, type WrittenDocument, type WrittenStatement, writeStatement } from './bank-statement-file.ts'
import { ask, type World } from './world.ts'

type Answer<T> = { success: boolean; code?: string; data: T }

/** Asks as the office's accountant; throws what is refused. */
export async function bank<T>(world: World, action: string, data: object): Promise<T> {
  const answer = await tryBank<T>(world, action, data)
  if (!answer.success) throw new Error(`${action} was refused: ${answer.code}`)
  return answer.data
}

export async function tryBank<T>(world: World, action: string, data: object): Promise<Answer<T>> {
  return (await ask(world, { as: 'officeAccountant', api: 'office', action, data })).json<Answer<T>>()
}

/** Keeps a file as if it was uploaded. */
export async function keepStatement({ pool, users }: World, written: WrittenStatement | string): Promise<number> {
  const content = encode(typeof written === 'string' ? written : writeStatement(written), 'windows-1251')
  const made = { kind: 'bank_statement', name: 'kl_to_1c.txt', mediaType: mediaTypes.txt, userId: users.officeAccountant } as const
  return (await putFile(pool, { ...made, content, packed: false, customerId: null, keptDays: 2 })) as number
}

let documents = 0
/** Documents of numbers of their own, so that each is a new one. */
export function fresh(...written: WrittenDocument[]): WrittenDocument[] {
  return written.map((document) => ({ number: `D${++documents}`, ...document }))
}

/** Says that a file is to be taken in; the job is the caller's to do. */
export async function begin(world: World, written: WrittenStatement | string): Promise<{ result: BankStatement; again: boolean }> {
  return bank(world, 'import_bank_statement', { file_id: await keepStatement(world, written) })
}

export async function entriesOf(world: World, statementId: number): Promise<BankEntry[]> {
  return (await bank<{ result: BankEntry[] }>(world, 'list_bank_entries', { statement_id: statementId, limit: 200 })).result
}

/** All that can be wrong with money. */
export async function moneyFaults({ pool }: World): Promise<object[]> {
  return [...(await verifyLedger(pool)), ...(await verifyCharges(pool)), ...(await verifyBankStatements(pool))]
}
