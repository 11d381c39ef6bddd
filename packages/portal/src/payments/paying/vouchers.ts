import { latinDigits } from '@anfilada/ui/latin-digits'
import { readVouchers, writeVouchers } from '@anfilada/contract/payments/payment-status'
import type { PayableOrder, ChosenOrders } from '@anfilada/contract/payments/payments'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'

export type Chosen = {
  ids: readonly number[]
  /** Numbers that wait for no payment. */
  unknown: readonly number[]
  /** Kopecks: exactly what is due on those that do. */
  due: number
}

/** The numbers as they are written here: digits, commas and signs of other keyboards give way to ours, one for one. */
export function plainVouchers(typed: string): string {
  return latinDigits(typed)
    .replaceAll(/[،，、;；]/g, ',')
    .replaceAll(/[№#]/g, ' ')
}

/** What the typed numbers mean; undefined when they cannot be read. */
export function chosenOf(text: string, orders: readonly PayableOrder[]): Chosen | undefined {
  if (text.trim() === '') return { ids: [], unknown: [], due: 0 }
  const ids = readVouchers(text)
  if (!ids) return undefined
  const dueOf = new Map(orders.map(({ id, due }) => [id, due]))
  return { ids, unknown: ids.filter((id) => !dueOf.has(id)), due: ids.reduce((sum, id) => sum + (dueOf.get(id) ?? 0), 0) }
}

/** The same numbers with this one more, or without it. */
export function toggled(text: string, id: number, isChosen: boolean): string {
  const others = (readVouchers(text) ?? []).filter((one) => one !== id)
  return writeVouchers(isChosen ? [...others, id] : others)
}

/** Orders that take no payment now, each with its reason. */
export function useLeftList(): (left: ChosenOrders['left']) => string {
  const t = useTranslations('payments')
  const formats = useFormats()
  return (left) => formats.list(left.map(({ order_id: id, reason }) => t('leftOrder', { id: String(id), why: t(`why.${reason}`) })))
}
