import { useAct } from '@anfilada/browser/use-act'

/** Takes a decision of one's own back; `onUndone`: the order is in the queue again. */
export function useUndo(onUndone?: (order: number) => void) {
  const { act, sending } = useAct(['orders'], { untilRead: true })
  async function undo(order: number): Promise<void> {
    const outcome = await act('undo_decision', { order_id: order })
    if (outcome.ok) onUndone?.(order)
  }
  return { undo: (order: number) => void undo(order), isUndoing: sending !== undefined }
}
