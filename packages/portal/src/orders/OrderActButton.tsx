import type { ReactNode } from 'react'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'

export type ActLook = 'row' | 'page' | 'main'
type Props = { look: ActLook; danger?: boolean; busy: boolean; busyLabel: string; onPress: () => void; children: ReactNode }

const variants = { page: 'secondary', main: 'primary' } as const

/** An act on an order: an underlined word in a row, a button on the order's page; `main`: the one that leads on from it. */
export function OrderActButton({ look, danger = false, busy, busyLabel, onPress, children }: Props) {
  if (look === 'row') {
    return (
      <ActButton danger={danger} busy={busy} onPress={onPress}>
        {busy ? busyLabel : children}
      </ActButton>
    )
  }
  return (
    <Button variant={danger ? 'danger' : variants[look]} busy={busy} busyLabel={busyLabel} onPress={onPress}>
      {children}
    </Button>
  )
}
