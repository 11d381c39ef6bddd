import { RunningPhrases } from '../../shell/running.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { Shift } from '@anfilada/contract/duty'
import { Empty } from '@anfilada/ui/Empty'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { TitledPage } from '../../shell/page/TitledPage.tsx'
import { ownShiftsQuery } from '../duty.queries.ts'
import styles from './mine.module.css'
import { ShiftCard } from './ShiftCard.tsx'

/** The page with the words that come with it. */
export function ShiftScreen() {
  return (
    <RunningPhrases>
      <MyShiftPage />
    </RunningPhrases>
  )
}

/** One's own shift, for a phone: where to be, and where one is. */
function MyShiftPage() {
  const t = useTranslations('duty.own')
  usePageTitle(t('title'))
  return (
    <TitledPage
      narrow
      title={t('title')}
      acts={
        <>
          <Link to="/redeem" search={{}} className={styles.roster}>
            {t('redeem')}
          </Link>
          <Link to="/duty" search={{}} className={styles.roster}>
            {t('roster')}
          </Link>
        </>
      }
    >
      <OwnShifts />
    </TitledPage>
  )
}

function OwnShifts() {
  const t = useTranslations('duty.own')
  const shell = useTranslations('shell')
  const { data, error, isFetching, refetch } = useQuery(ownShiftsQuery(useLanguage().language))
  if (error && !data) return <ListFailed title={t('failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} rowHeight="54px" label={shell('loading')} />
  const [nearest, ...others] = data
  if (!nearest) return <Empty title={t('noneTitle')} text={t('noneText')} />
  return (
    <>
      <ShiftCard key={nearest.id} shift={nearest} isToday={isToday(nearest)} />
      {others.length > 0 && <Later shifts={others} />}
    </>
  )
}

function isToday({ date, state }: Shift): boolean {
  return state === 'running' || date === museumDate(new Date())
}

function Later({ shifts }: { shifts: readonly Shift[] }) {
  const t = useTranslations('duty')
  const { dayAndWeekday } = useFormats()
  return (
    <section className={styles.later}>
      <h3>{t('own.next')}</h3>
      <ul>
        {shifts.map(({ id, date, from, until, museums }) => (
          <li key={id}>
            {t('when', { from, until, day: dayAndWeekday(date) })}
            <small>{museums.map(({ name }) => name).join(', ')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
