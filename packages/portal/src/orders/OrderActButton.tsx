import type { ReactNode } from 'react'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'

export type ActLook = 'row' | 'page'
type Props = { look: ActLook; danger?: boolean; busy: boolean; busyLabel: string; onPress: () => void; children: ReactNode }

/** An act on an order: an underlined word in a row, a button on the order's page. */
export function OrderActButton({ look, danger = false, busy, busyLabel, onPress, children }: Props) {
  if (look === 'row') {
    return (
      <ActButton danger={danger} busy={busy} onPress={onPress}>
        {busy ? busyLabel : children}
      </ActButton>
    )
  }
  return (
    <Button variant={danger ? 'danger' : 'secondary'} busy={busy} busyLabel={busyLabel} onPress={onPress}>
      {children}
    </Button>
  )
}
