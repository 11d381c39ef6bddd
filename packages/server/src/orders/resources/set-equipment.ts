import type { EquipmentItem } from '@anfilada/contract/orders/items'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'

export type EquipmentChange = { service: EquipmentItem; stock: number; from: string | undefined; until: string | undefined }

/**
 * The stock from now on, or on some days alone. Never below what is promised on one of them: the day is named by its orders, not lowered
 * under them.
 */
export async function setEquipment(tx: Tx, change: EquipmentChange): Promise<Outcome<EquipmentChange>> {
  const { service, stock, from, until = from } = change
  // New days wait for this lock and then take the new stock.
  await tx.query({ name: 'equipment_hold', text: 'select from equipment where equipment.service = $1 for update', values: [service] })
  if (from === undefined || until === undefined) return (await setGeneral(tx, service, stock)) ? accept(change) : inUse
  if (until < from) return refuse('loan_period_wrong', 'until')
  return (await setDays(tx, { service, stock, from, until })) ? accept(change) : inUse
}

const inUse = refuse('equipment_in_use', 'stock')

const generalDays = 'equipment_days.service = $1 and not equipment_days.fixed and equipment_days.day >= current_date'

/** All days to come that have no stock of their own. */
async function setGeneral(tx: Tx, service: EquipmentItem, stock: number): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'equipment_lock_all',
    text: `select equipment_days.taken from equipment_days where ${generalDays} order by equipment_days.day for no key update`,
    values: [service],
  })
  if (rows.some(({ taken }) => taken > stock)) return false
  await tx.query({ name: 'equipment_set_all', text: `update equipment_days set stock = $2 where ${generalDays}`, values: [service, stock] })
  await tx.query({ name: 'equipment_set', text: 'update equipment set stock = $2 where equipment.service = $1', values: [service, stock] })
  return true
}

type Days = { service: EquipmentItem; stock: number; from: string; until: string }

const namedDays = 'equipment_days.service = $1 and equipment_days.day between $2 and $3'

async function setDays(tx: Tx, { service, stock, from, until }: Days): Promise<boolean> {
  const days = [service, from, until]
  await tx.query({
    name: 'equipment_days_make',
    text: `insert into equipment_days (service, day, stock)
           select equipment.service, wanted.day::date, equipment.stock
           from equipment cross join generate_series($2::date, $3::date, interval '1 day') as wanted (day)
           where equipment.service = $1 order by wanted.day on conflict do nothing`,
    values: days,
  })
  const { rows } = await tx.query({
    name: 'equipment_lock_days',
    text: `select equipment_days.taken from equipment_days where ${namedDays} order by equipment_days.day for no key update`,
    values: days,
  })
  if (rows.some(({ taken }) => taken > stock)) return false
  await tx.query({
    name: 'equipment_set_days',
    text: `update equipment_days set stock = $4, fixed = true where ${namedDays}`,
    values: [...days, stock],
  })
  return true
}
