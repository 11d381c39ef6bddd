import type { EquipmentDay, EquipmentOfDay } from '@anfilada/contract/orders/resources'

/** What of each equipment is free on the worst day of a loan, with that day's stock: the others have more. */
export function worstDays(days: readonly EquipmentOfDay[]): EquipmentDay[] {
  const worst = new Map<string, EquipmentDay>()
  for (const one of days.flatMap(({ equipment }) => equipment)) {
    const known = worst.get(one.service)
    if (!known || one.free < known.free) worst.set(one.service, one)
  }
  return [...worst.values()]
}
