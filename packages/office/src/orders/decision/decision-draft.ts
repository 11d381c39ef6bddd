import * as z from 'zod/mini'
import { timeSchema } from '@anfilada/contract/date-schemas'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { latinDigits } from '@anfilada/ui/latin-digits'
import type { KeyboardEvent } from 'react'

/** What the dispatcher has typed and not yet sent. */
export type DecisionDraft = { time: string; entrance: string }

/** Begins with the hour that is asked for and the object's usual entrance. */
export function firstDraft({ info, usual_entrance: entrance }: Pick<OfficeOrderDetails, 'info' | 'usual_entrance'>): DecisionDraft {
  return { time: info.time ?? '', entrance }
}

export type DraftFaults = Partial<Record<keyof DecisionDraft, 'timeWrong' | 'entranceMissing'>>

/** What must be mended before the order can be confirmed. */
export function faultsOf({ time, entrance }: DecisionDraft): DraftFaults {
  return {
    ...(!isTime(time) && { time: 'timeWrong' as const }),
    ...(entrance.trim() === '' && { entrance: 'entranceMissing' as const }),
  }
}

/** Whether what was typed is an hour of the day. */
export function isTime(typed: string): boolean {
  return z.safeParse(timeSchema, wholeTime(typed)).success
}

/** `9.30`, `9 30` and `930` are ways to type 09:30. */
export function wholeTime(typed: string): string {
  const plain = latinDigits(typed).trim()
  const [, hours = '', minutes = ''] = /^(\d{1,2})[\s.:,：]?(\d{2})$/.exec(plain) ?? []
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : plain
}

/** In the order of their keys, 1 to 5. */
export const rejectReasons = ['noPlaces', 'closed', 'noLicense', 'debt', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]

/** Esc gives the keys back to the board. */
export function leaveField(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.target instanceof HTMLInputElement) event.target.blur()
}
