import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import type { AboutObject } from '@anfilada/contract/catalogue/about-object'
import type { OpenDay } from '@anfilada/contract/catalogue/museum-document'
import { dayRuns, hoursOn } from '@anfilada/contract/catalogue/opening'
import { addDays } from '@anfilada/contract/dates'
import { Fact, FactGrid } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { inTime } from '../../shell/load-chunk.tsx'
import { aboutObjectQuery } from '../catalogue.queries.ts'
import styles from './about.module.css'

const phrases: MorePhrases = {
  ru: () => inTime(() => import('@anfilada/phrases/about-object/ru')),
  en: () => inTime(() => import('@anfilada/phrases/about-object/en')),
  zh: () => inTime(() => import('@anfilada/phrases/about-object/zh')),
  fa: () => inTime(() => import('@anfilada/phrases/about-object/fa')),
  vi: () => inTime(() => import('@anfilada/phrases/about-object/vi')),
}

export type AboutObjectProps = {
  objectId: string
  /** Of the visit, `YYYY-MM-DD`; empty until it is chosen. */
  date: string
}

export default function ObjectFacts({ objectId, date }: AboutObjectProps) {
  const { language } = useLanguage()
  const about = useQuery(aboutObjectQuery(objectId, language)).data
  if (!about) return null
  return (
    <WithPhrases part="aboutObject" phrases={phrases}>
      <Facts about={about} date={date} />
    </WithPhrases>
  )
}

function Facts({ about, date }: { about: AboutObject; date: string }) {
  const t = useTranslations('aboutObject')
  const { address, point, entrance, persons_per_guide: perGuide } = about
  const size = useGroupSize(about)
  const noShow = useNoShow(about)
  return (
    <Section title={t('title')} rule="plain">
      <FactGrid>
        {address && (
          <Fact term={t('address')} under={point && <Num>{`${point.latitude}, ${point.longitude}`}</Num>}>
            <bdi>{address}</bdi>
          </Fact>
        )}
        {entrance && (
          <Fact term={t('entrance')}>
            <bdi>{entrance}</bdi>
          </Fact>
        )}
        <Opening about={about} date={date} />
        {size && <Fact term={t('group')}>{size}</Fact>}
        {perGuide !== null && <Fact term={t('perGuide')}>{t('most', { count: String(perGuide) })}</Fact>}
        {noShow && <Fact term={t('noShow')}>{noShow}</Fact>}
      </FactGrid>
    </Section>
  )
}

function Opening({ about, date }: { about: AboutObject; date: string }) {
  const t = useTranslations('aboutObject')
  const visit = date === '' ? undefined : hoursOn(about, date)
  return (
    <>
      {about.week.some(isSaid) && (
        <Fact term={t('hours')}>
          <Week week={about.week} />
        </Fact>
      )}
      {visit && isSaid(visit) && (
        <Fact term={t('onDay')}>
          <Hours day={visit} />
        </Fact>
      )}
      {about.exceptions.length > 0 && (
        <Fact term={t('specialDays')}>
          <SpecialDays exceptions={about.exceptions} />
        </Fact>
      )}
    </>
  )
}

/** A day that is open at hours that nobody said tells nothing. */
function isSaid({ closed, opens }: OpenDay): boolean {
  return closed || opens !== null
}

function useGroupSize({ least_people: least, most_people: most }: AboutObject): string | undefined {
  const t = useTranslations('aboutObject')
  if (least !== null && most !== null) return t('between', { least: String(least), most: String(most) })
  if (least !== null) return t('least', { count: String(least) })
  return most === null ? undefined : t('most', { count: String(most) })
}

function useNoShow({ no_show_percent: percent }: AboutObject): string | undefined {
  const t = useTranslations('aboutObject')
  if (percent === null) return undefined
  return percent === 0 ? t('noShowFree') : t('noShowShare', { percent: String(percent) })
}

function Hours({ day: { closed, opens, closes } }: { day: OpenDay }): ReactNode {
  const t = useTranslations('aboutObject')
  if (closed) return t('closed')
  return opens === null || closes === null ? t('open') : <Num>{`${opens}–${closes}`}</Num>
}

/** Monday, 5 January 1970, and the six days after it have the names of any week. */
const anyMonday = '1970-01-05'

function Week({ week }: Pick<AboutObject, 'week'>) {
  const formats = useFormats()
  const name = (at: number): string => formats.shortWeekday(addDays(anyMonday, at))
  const runs = dayRuns(week)
  if (runs.length === 1 && runs[0]) return <Hours day={runs[0].day} />
  return (
    <ul className={styles.days}>
      {runs.map(({ from, until, day }) => (
        <li key={from}>
          <span>{formats.span(name(from), name(until))}</span> <Hours day={day} />
        </li>
      ))}
    </ul>
  )
}

function SpecialDays({ exceptions }: Pick<AboutObject, 'exceptions'>) {
  const formats = useFormats()
  return (
    <ul className={styles.days}>
      {exceptions.map((one) => (
        <li key={one.from}>
          <span>{formats.range(one.from, one.until)}</span> <Hours day={one} />
        </li>
      ))}
    </ul>
  )
}
