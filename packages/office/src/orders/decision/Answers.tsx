import { useTranslations } from 'use-intl'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { canMove } from '@anfilada/contract/orders/order-status'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { KeyCap } from '@anfilada/ui/KeyCap'
import type { ActionName } from '@anfilada/browser/http'
import styles from './DecisionForm.module.css'
import { canWait } from './use-answers.ts'
import { ReasonKeys } from './ReasonKeys.tsx'

type Props = {
  order: OfficeOrderDetails
  time: string
  /** Places that are wanting in the slot. */
  short: number
  sending: ActionName | undefined
  onWait: () => void
  onReject: () => void
  onCancel: () => void
}

/** What the status allows, each with its key. While one is being sent the others stand still. */
export function Answers({ order, time, short, sending, onWait, onReject, onCancel }: Props) {
  const t = useTranslations('office')
  const { status } = order.info
  const isBusy = sending !== undefined
  const unless = (act: () => void) => () => isBusy || act()
  return (
    <>
      {canMove(status, 'confirmed') && (
        <div className={styles.answers}>
          <Button
            type="submit"
            variant="primary"
            wide
            busy={sending === 'confirm_order'}
            busyLabel={t('decision.confirming')}
            disabledReason={short > 0 ? t('decision.noPlaces', { needed: order.pax, free: order.pax - short }) : undefined}
            icon={<KeyCap onFill>{t('keys.enter')}</KeyCap>}
            keyShortcuts="Enter"
          >
            {time ? t('decision.confirm', { time }) : t('decision.confirmPlain')}
          </Button>
          {canWait(order) && (
            <Button
              wide
              busy={sending === 'wait_order'}
              busyLabel={t('decision.waiting')}
              icon={<KeyCap>W</KeyCap>}
              keyShortcuts="W"
              onPress={unless(onWait)}
            >
              {t('decision.wait')}
            </Button>
          )}
          <Button variant="danger" wide icon={<KeyCap>R</KeyCap>} keyShortcuts="R" onPress={unless(onReject)}>
            {t('decision.reject')}
          </Button>
        </div>
      )}
      {canMove(status, 'confirmed') && <ReasonKeys />}
      {canMove(status, 'cancelled') && (
        <p className={styles.rare}>
          <ActButton danger onPress={unless(onCancel)}>
            {t('decision.cancel')}
          </ActButton>
        </p>
      )}
    </>
  )
}
