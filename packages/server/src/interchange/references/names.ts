import { customerKey } from '@anfilada/contract/interchange/customers'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { listObjectNames } from '../../catalogue/index.ts'
import { listCarriedCustomers } from '../../customers/index.ts'
import type { Db } from '../../db/pool.ts'
import type { Names } from '../frame/section.ts'

export async function readNames(db: Db, language: OfficeLanguage): Promise<Names> {
  const known = await listObjectNames(db, undefined, language)
  const customers = await listCarriedCustomers(db)
  return {
    museum: beside(known.map(({ museum_id, museum }) => [museum_id, museum])),
    object: beside(known.map(({ museum_object_id, museum, object }) => [museum_object_id, `${museum}, ${object}`])),
    customer: beside(customers.map((customer) => [customerKey(customer), customer.name])),
  }
}

/** Whom the file names by his name has no other beside it. */
function beside(names: readonly (readonly [inFile: string | number, name: string])[]): (inFile: string | number) => string {
  const known = new Map(names)
  return (inFile) => {
    const name = known.get(inFile) ?? inFile
    return name === inFile ? String(inFile) : `${name} (${inFile})`
  }
}
