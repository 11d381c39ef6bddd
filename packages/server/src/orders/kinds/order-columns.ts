import type { ColumnField } from '@anfilada/contract/orders/change-fields'

/** Where an order keeps what its kinds ask for, under the server's names; what only one kind asks for stands in its details. */
export type OrderColumns = {
  objectId: string | null
  slotId: number | null
  passDate: string
  /** Museum-local. */
  starts: string
  countryId: number | null
  personsPerGuide: number | null
  guide: string
  guidePhone: string
  qtyGuide: number
  notes: string
  refno: string
  adult: number | null
  child: number | null
}

const columnOf = {
  system_id: 'objectId',
  schedule_item_id: 'slotId',
  pass_date: 'passDate',
  time: 'starts',
  country_id: 'countryId',
  persons_per_guide: 'personsPerGuide',
  guide: 'guide',
  guide_phone: 'guidePhone',
  qty_guide: 'qtyGuide',
  notes: 'notes',
  refno: 'refno',
  adult: 'adult',
  child: 'child',
} as const satisfies Record<ColumnField, keyof OrderColumns>

/** The columns that a change may write: one for each field that may change and has one. */
export type ChangedColumns = Pick<OrderColumns, (typeof columnOf)[ColumnField]>

export function changedColumns<R extends Partial<ChangedColumns>>(row: R): Pick<R, keyof R & keyof ChangedColumns> {
  const columns: readonly string[] = Object.values(columnOf)
  return Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column))) as Pick<R, keyof R & keyof ChangedColumns>
}
