import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { DoorVoucher } from '@anfilada/contract/vouchers/redeeming'
import { Button } from '@anfilada/ui/Button'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../vouchers.module.css'

type Redemption = NonNullable<DoorVoucher['redemption']>

/** Who let the group in and when; whoever did it may take it back while its minute lasts. */
export function Redeemed({ redemption, zone }: { redemption: Redemption; zone: string }) {
  const t = useTranslations('vouchers')
  const { moment } = useFormats()
  const { act, sending } = useAct(['voucher'], { untilRead: true })
  const left = useCountdown(redemption.undo_seconds)
  const said = { at: moment(redemption.at, zone), count: redemption.heads }
  async function undo() {
    const outcome = await act('undo_redemption', { redemption_id: redemption.id })
    if (outcome.ok) showToast({ tone: 'done', text: t('undone') })
  }
  return (
    <section className={styles.form}>
      <p role="status">{redemption.mine ? t('byMe', said) : t('by', { who: redemption.by, ...said })}</p>
      {left > 0 && (
        <Button wide busy={sending !== undefined} busyLabel={t('undoing')} onPress={() => void undo()}>
          {t('undo', { seconds: left })}
        </Button>
      )}
    </section>
  )
}

/** Whole seconds that are left of so many since the first draw. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
