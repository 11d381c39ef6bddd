import { Link, useLocation } from '@tanstack/react-router'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '@anfilada/browser/use-session'
import { ChevronDownIcon } from '@anfilada/ui/icons'
import { useSheet } from '@anfilada/ui/use-sheet'
import { CountsContext, useSections } from '../offers.ts'
import { sectionOf, sectionsFor, type Section, type Waiting } from './menu.ts'
import styles from './Sections.module.css'
import { useWhichFit } from './use-which-fit.ts'

type Shown = Section & { isHere: boolean; waiting: number | undefined }

/** The sections in one line, each with the number of what waits in it; those that have no room stand behind «more», the open one never. */
export function Sections() {
  const { Counted } = use(CountsContext)
  return <Counted>{(waiting) => <Line waiting={waiting} />}</Counted>
}

function Line({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('shell')
  const sections = useShown(waiting)
  const { room, line, more, fits, fitsAll } = useWhichFit(
    sections.length,
    sections.findIndex(({ isHere }) => isHere),
  )
  return (
    <nav ref={room} className={styles.sections} aria-label={t('sections')}>
      <ul ref={line} className={styles.line}>
        {sections.map((section, index) => (
          <li key={section.path} data-beyond={!fits(index) || undefined}>
            <SectionLink section={section} />
          </li>
        ))}
      </ul>
      <div ref={more} className={styles.more} data-beyond={fitsAll || undefined}>
        <More sections={sections.filter((_, index) => !fits(index))} />
      </div>
    </nav>
  )
}

function useShown(waiting: Waiting): Shown[] {
  const sections = useSections()
  const here = sectionOf(sections, useLocation({ select: ({ pathname }) => pathname }))
  return sectionsFor(sections, useSession())
    .map((section) => ({ ...section, isHere: section === here, waiting: waiting[section.word] }))
    .filter(({ isHere, whileWaiting, waiting: count }) => isHere || !whileWaiting || count !== undefined)
}

function SectionLink({ section: { word, path, isHere, waiting }, onFollow }: { section: Shown; onFollow?: () => void }) {
  const t = useTranslations('shell')
  return (
    <Link
      to={path}
      search={{}}
      activeOptions={{ includeSearch: false }}
      aria-current={isHere ? 'page' : undefined}
      {...(onFollow && { onClick: onFollow })}
    >
      {t(`menu.${word}`)} {waiting !== undefined && <sup>{waiting}</sup>}
    </Link>
  )
}

/** What has no room in the bar, as links: the numbers of what waits there stand on the button together. */
function More({ sections }: { sections: readonly Shown[] }) {
  const t = useTranslations('shell')
  const sheet = useSheet('a', 'a[aria-current]')
  const waiting = sections.reduce((sum, section) => sum + (section.waiting ?? 0), 0)
  return (
    <div ref={sheet.frame}>
      <button type="button" className={styles.button} {...sheet.trigger}>
        <span>
          {t('more')} {waiting > 0 && <sup>{waiting}</sup>}
        </span>
        <ChevronDownIcon />
        <span className="sr">{t('moreSections')}</span>
      </button>
      {sheet.isOpen && sections.length > 0 && (
        <ul className={styles.sheet} data-sheet onKeyDown={sheet.onKeyDown}>
          {sections.map((section) => (
            <li key={section.path}>
              <SectionLink section={section} onFollow={sheet.close} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
