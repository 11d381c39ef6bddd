import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { NearestTime } from '@anfilada/contract/envelope'
import { Button } from '@anfilada/ui/Button'
import styles from './ChangeSummary.module.css'
import type { ChangeForm } from '../draft/use-change-form.ts'

/** Where the whole group finds room, each taken with one press. */
export function NearestTimes({ nearest, form }: { nearest: readonly NearestTime[]; form: ChangeForm }) {
  const t = useTranslations('changing')
  const formats = useFormats()
  if (nearest.length === 0) return null
  return (
    <>
      <p className={styles.note}>{t('nearest')}</p>
      <ul className={styles.nearest}>
        {nearest.map(({ schedule_item_id, date, time }) => (
          <li key={schedule_item_id}>
            <Button size="s" onPress={() => form.set({ pass_date: date, schedule_item_id, time })}>
              {formats.dayAndTime(date, time)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
