import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { ActButton } from '@anfilada/ui/ActButton'
import { IconButton } from '@anfilada/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon } from '@anfilada/ui/icons'
import { museumDate } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'
import page from '../shell/page/page.module.css'
import type { ResourceDay } from './resources.queries.ts'
import styles from './ResourcesPage.module.css'

type Props = { date: string; day: ResourceDay | undefined; onGo: (date: string) => void }

/** The day in large type, and how much of it wants an eye. */
export function DayHead({ date, day, onGo }: Props) {
  const t = useTranslations('resources')
  const formats = useFormats()
  return (
    <header className={page.band}>
      <h1 className="sr">{t('title')}</h1>
      <div className={styles.date}>
        <IconButton label={t('previous')} keyShortcuts="K" onPress={() => onGo(addDays(date, -1))}>
          <ChevronStartIcon />
        </IconButton>
        <h2>
          <b>{Number(date.slice(8))}</b>
          <span>
            {formats.weekday(date)}
            <small>{formats.monthBesideDay(date)}</small>
          </span>
        </h2>
        <IconButton label={t('next')} keyShortcuts="J" onPress={() => onGo(addDays(date, 1))}>
          <ChevronEndIcon />
        </IconButton>
        <ActButton onPress={() => onGo(museumDate(new Date()))}>{t('today')}</ActButton>
      </div>
      {day && <Summary day={day} />}
    </header>
  )
}

function Summary({ day }: { day: ResourceDay }) {
  const t = useTranslations('resources.summary')
  const work = [...day.resources, ...day.employees].flatMap((one) => one.work)
  const clashing = new Set(work.filter(({ clashes }) => clashes.length > 0).map(({ order_id }) => order_id))
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{t('work')}</dt>
        <dd>{work.length}</dd>
      </div>
      <div data-needs={day.unassigned.length > 0 || undefined}>
        <dt>{t('unassigned')}</dt>
        <dd>{day.unassigned.length}</dd>
      </div>
      <div data-needs={clashing.size > 0 || undefined}>
        <dt>{t('clashes')}</dt>
        <dd>{clashing.size}</dd>
      </div>
    </dl>
  )
}
