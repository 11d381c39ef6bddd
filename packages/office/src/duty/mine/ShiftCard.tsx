import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { museumTime, useFormats } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import { leadOn } from '@anfilada/browser/lead-on'
import type { Shift } from '@anfilada/contract/duty'
import { Button } from '@anfilada/ui/Button'
import { showToast } from '@anfilada/ui/toasts'
import { CheckInForm } from './CheckInForm.tsx'
import styles from './mine.module.css'

/** The nearest shift: before its day only when and where; on the day the check-in. */
export function ShiftCard({ shift, isToday }: { shift: Shift; isToday: boolean }) {
  const t = useTranslations('duty')
  const { dayAndWeekday } = useFormats()
  const [isMoving, setMoving] = useState(false)
  const { museums, from, until, date, phone, check_in: checkIn } = shift
  return (
    <section className={styles.shift}>
      <div>
        <h2>{museums.map(({ name }) => name).join(', ')}</h2>
        <p className={styles.quiet}>{t('when', { from, until, day: dayAndWeekday(date) })}</p>
        <p className={styles.quiet}>{t('own.phone', { phone })}</p>
      </div>
      {!isToday ? (
        <p className={styles.quiet}>{t('own.later')}</p>
      ) : checkIn && !isMoving ? (
        <Standing shift={shift} checkIn={checkIn} onMove={() => setMoving(true)} />
      ) : (
        <CheckInForm shift={shift} onDone={() => setMoving(false)} />
      )}
    </section>
  )
}

type StandingProps = { shift: Shift; checkIn: NonNullable<Shift['check_in']>; onMove: () => void }

function Standing({ shift, checkIn, onMove }: StandingProps) {
  const t = useTranslations('duty.own')
  const { act, sending } = useAct(['duty'])
  async function leave() {
    leadOn()
    const outcome = await act('check_out', { shift_id: shift.id })
    if (outcome.ok) showToast({ tone: 'done', text: t('left') })
  }
  const since = t('since', { time: museumTime(new Date(checkIn.at)) })
  return (
    <>
      <div role="status" className={styles.here}>
        <small>{t('here')}</small>
        <b>
          <bdi>{checkIn.text}</bdi>
        </b>
        <span>{checkIn.lat === undefined ? since : `${since}, ${t('withPosition')}`}</span>
      </div>
      <p className={styles.quiet}>{t('seen', { time: museumTime(new Date(shift.ends_at)) })}</p>
      <div className={styles.acts}>
        <Button wide onPress={onMove}>
          {t('change')}
        </Button>
        <Button wide variant="danger" busy={sending !== undefined} busyLabel={t('leaving')} onPress={() => void leave()}>
          {t('leave')}
        </Button>
      </div>
    </>
  )
}
