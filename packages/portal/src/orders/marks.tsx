import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import { DoorGlyph, StatusBadge, type StatusShape } from '@anfilada/ui/StatusBadge'
import { useFormats } from '@anfilada/browser/formats'
import { Num } from '@anfilada/ui/Num'

/** The door that a status is drawn as. */
export const doors: Record<OrderStatus, StatusShape> = {
  in_processing: 'processing',
  confirmed: 'confirmed',
  waiting_list: 'waiting',
  rejected: 'rejected',
  cancelled: 'cancelled',
}

type Props = { status: OrderStatus; label: string; glyphOnly?: boolean }

/** The word is the server's: it speaks the language that was asked for. */
export function OrderStatusBadge({ status, label, glyphOnly = false }: Props) {
  return <StatusBadge shape={doors[status]} label={label} glyphOnly={glyphOnly} />
}

/** The door of a status, as large as its place. */
export function OrderDoor({ status, className }: { status: OrderStatus; className?: string | undefined }) {
  return <DoorGlyph shape={doors[status]} className={className} />
}

/** A sum as every paper prints it; all payments are taken in rubles. */
export function Sum({ kopecks, currency = 'RUB' }: { kopecks: number; currency?: string }) {
  const { formatSum } = useFormats()
  return <Num>{formatSum(kopecks, currency)}</Num>
}
