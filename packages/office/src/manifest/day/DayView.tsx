import { useTranslations } from 'use-intl'
import type { ActionOutput } from '@anfilada/browser/http'
import { Chip } from '@anfilada/ui/Chip'
import { Note } from '@anfilada/ui/Note'
import styles from './day.module.css'
import { DayAside } from './DayAside.tsx'
import { dayLanes, type DayLane, type Problem, withProblems } from './day-plan.ts'
import { DayTimeline } from './DayTimeline.tsx'
import { useDayFacts } from './use-day-facts.ts'

type Props = { date: string; manifest: ActionOutput<'day_manifest'>; onlyProblems: boolean; onOnlyProblems: (only: boolean) => void }

/** The day of the office: its figures, who is where by the hour, and below what comes next, who meets, and what is lent. */
export function DayView({ date, manifest: { result, objects }, onlyProblems, onOnlyProblems }: Props) {
  const t = useTranslations('manifest.day')
  const { facts, resources } = useDayFacts(date, objects)
  const lanes = dayLanes(result, facts)
  const shown = onlyProblems ? withProblems(lanes) : lanes
  const blocks = blocksOf(lanes)
  const wanting = blocks.filter(({ problems }) => problems.length > 0).length
  return (
    <>
      <div className={styles.figures}>
        <Figures lanes={lanes} isToday={facts.now !== undefined} />
        <Chip isPressed={onlyProblems} onPress={() => onOnlyProblems(!onlyProblems)} count={wanting}>
          {t('onlyProblems')}
        </Chip>
      </div>
      {shown.length > 0 ? <DayTimeline lanes={shown} facts={facts} /> : <Note>{t('noProblems')}</Note>}
      <DayAside lanes={lanes} facts={facts} resources={resources} />
    </>
  )
}

const blocksOf = (lanes: readonly DayLane[]) => lanes.flatMap(({ visits, services }) => [...visits, ...services])

/** How many, how many of them inside, and of each problem how many. */
function Figures({ lanes, isToday }: { lanes: readonly DayLane[]; isToday: boolean }) {
  const t = useTranslations('manifest.day.figures')
  const visits = lanes.flatMap((lane) => lane.visits)
  const people = (of: typeof visits) => of.reduce((sum, { order }) => sum + order.pax, 0)
  const having = (problem: Problem) => blocksOf(lanes).filter(({ problems }) => problems.includes(problem)).length
  const problems = (['unmet', 'unanswered', 'clash'] as const).map((name) => ({ name, count: having(name) }))
  return (
    <dl>
      <Figure word={t('groups')} count={visits.length} />
      <Figure word={t('people')} count={people(visits)} />
      {isToday && <Figure word={t('inside')} count={people(visits.filter(({ moment }) => moment === 'inside'))} />}
      {problems.map(({ name, count }) => count > 0 && <Figure key={name} word={t(name)} count={count} needs />)}
    </dl>
  )
}

function Figure({ word, count, needs = false }: { word: string; count: number; needs?: boolean }) {
  const t = useTranslations('manifest.day')
  return (
    <div data-needs={needs || undefined}>
      <dt>{word}</dt>
      <dd>{t('count', { count })}</dd>
    </div>
  )
}
