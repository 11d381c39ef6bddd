import { hasVatRate } from '@anfilada/contract/pricing/vat-of-taxes'
import { listTaxSystems } from '../../db/company.reads.ts'
import type { Db } from '../../db/pool.ts'
import type { IsOwnVat } from './own-vat.rules.ts'
import { listVatRates } from './versions.reads.ts'

/** Both included; of those that are over nothing is asked (decision 0081). */
type Days = { validFrom: string; validUntil: string }

export async function findOwnVat(db: Db, { validFrom, validUntil }: Days): Promise<IsOwnVat> {
  const taxes = await listTaxSystems(db, { from: validFrom, until: validUntil })
  return (code) => hasVatRate(taxes, code)
}

type Rate = { code: string; percent: number | null; own: boolean }

/** All rates as they are on the first day, since what stands may name them; what is new is offered those of the company's taxes (`own`). */
export async function listOwnRates(db: Db, days: Days): Promise<Rate[]> {
  const isOwn = await findOwnVat(db, days)
  const rates = await listVatRates(db, days.validFrom)
  return rates.map((rate) => ({ ...rate, own: isOwn(rate.code) }))
}
