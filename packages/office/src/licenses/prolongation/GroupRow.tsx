import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeProlongationGroup } from '@anfilada/contract/licenses/prolongation'
import { ActButton } from '@anfilada/ui/ActButton'
import { classNames } from '@anfilada/ui/class-names'
import { Tag } from '@anfilada/ui/Tag'
import rows from '../../shell/page/rows.module.css'
import { GroupRequests } from './GroupRequests.tsx'
import styles from './prolongation.module.css'

type Props = { group: OfficeProlongationGroup; isOpen: boolean; onShow: () => void; onChange: (() => void) | undefined }

/** A group: its day and place, how full it is until when, and on demand who asked for it. */
export function GroupRow({ group, isOpen, onShow, onChange }: Props) {
  const t = useTranslations('licenses.prolongation')
  const { date, formatSum, moment } = useFormats()
  const { museum, held_on: on, place, taken, places, closes_at: closes, fee, state } = group
  const name = t('group', { museum, day: date(on) })
  return (
    <li className={styles.item}>
      <div className={classNames(rows.row, styles.group)}>
        <span>
          <b>{name}</b>
          <small>{place}</small>
        </span>
        <span>
          {t('taken', { taken, places })}
          <small>{t('fee', { sum: formatSum(fee, 'RUB') })}</small>
        </span>
        <span>
          <Tag {...(state === 'open' && { tone: 'green' })}>{t(`states.${state}`)}</Tag>
          <small>{t('closes', { moment: moment(closes) })}</small>
        </span>
        <span className={rows.acts}>
          {taken > 0 && (
            <ActButton onPress={onShow}>
              {t(isOpen ? 'hide' : 'show')} <span className="sr">{name}</span>
            </ActButton>
          )}
          {onChange && (
            <ActButton onPress={onChange}>
              {t('change')} <span className="sr">{name}</span>
            </ActButton>
          )}
        </span>
      </div>
      {isOpen && <GroupRequests groupId={group.group_id} />}
    </li>
  )
}
