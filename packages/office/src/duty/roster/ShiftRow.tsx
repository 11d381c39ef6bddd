import { useTranslations } from 'use-intl'
import { museumTime } from '@anfilada/browser/formats'
import type { Shift } from '@anfilada/contract/duty'
import { ActButton } from '@anfilada/ui/ActButton'
import { classNames } from '@anfilada/ui/class-names'
import { Num } from '@anfilada/ui/Num'
import rows from '../../shell/page/rows.module.css'
import styles from '../duty.module.css'

type Props = { shift: Shift; acts: { edit: () => void; remove: () => void } | undefined }

export function ShiftRow({ shift, acts }: Props) {
  const t = useTranslations('duty')
  const { employee, museums, from, until, phone } = shift
  return (
    <li className={classNames(rows.row, styles.shift)}>
      <span className={styles.hours}>
        <Num>{t('hours', { from, until })}</Num>
      </span>
      <span>
        <b>{employee.name}</b>
        <small>
          <Num>{phone}</Num>
        </small>
      </span>
      <span>{museums.map(({ name }) => name).join(', ')}</span>
      <span>
        <Whereabouts shift={shift} />
      </span>
      <span className={rows.acts}>
        {acts && shift.state !== 'over' && (
          <ActButton onPress={acts.edit}>
            {t('edit')} <span className="sr">{employee.name}</span>
          </ActButton>
        )}
        {acts && (
          <ActButton danger onPress={acts.remove}>
            {t('remove')} <span className="sr">{employee.name}</span>
          </ActButton>
        )}
      </span>
    </li>
  )
}

function Whereabouts({ shift: { check_in: checkIn, museums, state, from } }: { shift: Shift }) {
  const t = useTranslations('duty')
  if (!checkIn) return <span className={styles.quiet}>{state === 'ahead' ? t('ahead', { time: from }) : t(state)}</span>
  const museum = museums.find(({ id }) => id === checkIn.museum_id)?.name ?? ''
  const time = museumTime(new Date(checkIn.at))
  return (
    <>
      <b className={styles.here}>
        <bdi>{checkIn.text}</bdi>
      </b>
      <small>{museums.length > 1 && museum !== checkIn.text ? t('sinceAt', { time, museum }) : t('since', { time })}</small>
    </>
  )
}
