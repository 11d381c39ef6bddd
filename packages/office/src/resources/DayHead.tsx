import { useTranslations } from 'use-intl'
import { DaySwitch } from '../shell/page/DaySwitch.tsx'
import page from '../shell/page/page.module.css'
import type { ResourceDay } from './resources.queries.ts'
import styles from './ResourcesPage.module.css'

type Props = { date: string; day: ResourceDay | undefined; onGo: (date: string) => void }

/** The day in large type, and how much of it wants an eye. */
export function DayHead({ date, day, onGo }: Props) {
  const t = useTranslations('resources')
  return (
    <header className={page.band}>
      <h1 className="sr">{t('title')}</h1>
      <DaySwitch date={date} words={{ previous: t('previous'), next: t('next'), today: t('today') }} onGo={onGo} />
      <Summary day={day} />
    </header>
  )
}

/** Its line stands before its numbers are here: nothing moves. */
function Summary({ day }: { day: ResourceDay | undefined }) {
  const t = useTranslations('resources.summary')
  const numberOf = (count: number) => (day ? count : '…')
  const unassigned = day?.unassigned.length ?? 0
  const work = [...(day?.resources ?? []), ...(day?.employees ?? [])].flatMap((one) => one.work)
  const clashing = new Set(work.filter(({ clashes }) => clashes.length > 0).map(({ order_id }) => order_id))
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{t('work')}</dt>
        <dd>{numberOf(work.length)}</dd>
      </div>
      <div data-needs={unassigned > 0 || undefined}>
        <dt>{t('unassigned')}</dt>
        <dd>{numberOf(unassigned)}</dd>
      </div>
      <div data-needs={clashing.size > 0 || undefined}>
        <dt>{t('clashes')}</dt>
        <dd>{numberOf(clashing.size)}</dd>
      </div>
    </dl>
  )
}
