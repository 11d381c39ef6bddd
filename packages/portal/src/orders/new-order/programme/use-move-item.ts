import { useQueryClient } from '@tanstack/react-query'
import { newKey } from '@anfilada/browser/act-key'
import { callAction, Refused } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useWork } from '@anfilada/browser/use-work'
import type { Slot } from '@anfilada/contract/catalogue'
import { holdMinutes } from '@anfilada/contract/orders/holds'
import { scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import { sizeOf } from '../draft/order-draft.ts'
import { withItem, type BasketItem } from './basket.ts'
import { changeBasket } from './basket-store.ts'
import { type Direction, movedItem, onSlot, slotBeside } from './moved-item.ts'

/**
 * Moves an item on its day: by a quarter of an hour, or, a visit by slots, to the nearest that takes the group, whose places are held for it
 * before it stands there. `onDone` is told the item as it stands now; undefined: there is nothing on that side.
 */
export function useMoveItem(onDone: (item: BasketItem, direction: Direction, moved: BasketItem | undefined) => void) {
  const { language } = useLanguage()
  const queries = useQueryClient()

  async function slotsOf({ draft, hold }: BasketItem): Promise<readonly Slot[]> {
    const { system_id: objectId, pass_date: date, type } = draft
    return queries.fetchQuery({ ...scheduleQuery({ objectId, date, type, holdId: hold?.id }, language), staleTime: 0 })
  }

  async function besideSlot(item: BasketItem, direction: Direction): Promise<BasketItem | undefined> {
    const slot = slotBeside(item, await slotsOf(item), direction)
    if (!slot) return undefined
    const { draft, hold } = item
    const quantity = Math.max(sizeOf(draft), 1)
    const asked = { schedule_item_id: slot.id, type: draft.type, quantity, ...(hold && { hold_id: hold.id }) }
    const at = Date.now()
    try {
      const { result } = await callAction('hold_places', asked, { language, idempotencyKey: newKey() })
      const { hold_id: id, free, expires_at: until } = result
      const endsAt = hold?.id === id ? hold.endsAt : at + holdMinutes * 60_000
      return onSlot(item, slot, { slotId: slot.id, type: draft.type, places: quantity, id, free, endsAt, until })
    } catch (error) {
      // A programme may have more visits than a customer may hold places for: this one stands without.
      if (error instanceof Refused && error.code === 'too_many_holds') return onSlot(item, slot, undefined)
      throw error
    }
  }

  return useWork(async (item: BasketItem, direction: Direction) => {
    const moved = item.kind === 'museum_tickets' ? await besideSlot(item, direction) : movedItem(item, direction)
    if (moved) changeBasket((basket) => withItem(basket, moved))
    onDone(item, direction, moved)
  })
}
