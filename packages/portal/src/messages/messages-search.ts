import { chosen, idIn } from '@anfilada/browser/read-address'

/** Which thread is open, as the address of an order names one; 0 is no order: the general thread. */
export function readMessagesSearch({ id }: Record<string, unknown>): { id?: number } {
  return chosen({ id: id === undefined ? undefined : (idIn(id) ?? 0) })
}
