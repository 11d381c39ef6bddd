import type { EquipmentItem } from '@anfilada/contract/orders/items'
import { type Refusal, refuse } from '../outcome.ts'

type Counted = readonly { service: string; quantity: number }[]

/** A refusal beside each line of equipment that is not offered any more. */
export function decideOffered(services: Counted, archived: readonly EquipmentItem[]): Refusal | undefined {
  const gone = services.flatMap(({ service, quantity }, index) => {
    const isGone = quantity > 0 && archived.some((item) => item === service)
    return isGone ? [[`services.${index}.quantity`, 'equipment_not_offered' as const] as const] : []
  })
  return gone.length > 0 ? { ...refuse('equipment_not_offered'), fields: Object.fromEntries(gone) } : undefined
}

/** What an order has stays its own, and may become fewer: only more of it is new. */
export function archivedForChange(archived: readonly EquipmentItem[], before: Counted, after: Counted): EquipmentItem[] {
  return archived.filter((item) => countOf(after, item) > countOf(before, item))
}

function countOf(services: Counted, item: EquipmentItem): number {
  return services.reduce((sum, { service, quantity }) => (service === item ? sum + quantity : sum), 0)
}
