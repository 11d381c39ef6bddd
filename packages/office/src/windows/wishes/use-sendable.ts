import { useState } from 'react'
import { useForeseen, type Foreseen } from '../../orders/bulk/use-foreseen.ts'
import type { Wish } from '../windows.queries.ts'

export type Sendable = { wishes: readonly Wish[]; left: readonly Wish[]; foreseen: Foreseen }

/**
 * The wishes as they stood when the dialog opened, and those of them that are sent: neither those that the server foresees to fail, nor those
 * that got their answer before a line broke, which are no longer chosen.
 */
export function useSendable(chosen: readonly Wish[], answer: 'confirm' | 'reject'): Sendable {
  const [wishes] = useState(chosen)
  const foreseen = useForeseen(wishes, answer)
  const left = wishes.filter(({ id }) => !foreseen.faults.has(id) && chosen.some((one) => one.id === id))
  return { wishes, left, foreseen }
}
