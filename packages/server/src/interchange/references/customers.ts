import { customerKey } from '@anfilada/contract/interchange/customers'
import { listCarriedCustomers } from '../../customers/index.ts'
import type { Db } from '../../db/pool.ts'
import { refuse } from '../../outcome.ts'
import { said, saidRefusal, type Said } from '../frame/placed-faults.ts'

/** How files name customers, by their numbers. */
export async function keysOfCustomers(db: Db): Promise<ReadonlyMap<number, string>> {
  return new Map((await listCarriedCustomers(db)).map((customer) => [customer.id, customerKey(customer)]))
}

export type FoundCustomer = { ok: true; id: number } | { ok: false; faults: Said[] }
export type FindCustomer = (key: string) => FoundCustomer

/** Finds customers by what files name them; the fault stands at the field `customer`. */
export async function findingCustomers(db: Db): Promise<FindCustomer> {
  const known = Map.groupBy(await listCarriedCustomers(db), customerKey)
  return (key) => {
    const [found, ...more] = known.get(key) ?? []
    if (found && more.length === 0) return { ok: true, id: found.id }
    return {
      ok: false,
      faults: [found ? said(['customer'], 'customer_not_clear') : saidRefusal(['customer'], refuse('customer_not_found'))],
    }
  }
}
