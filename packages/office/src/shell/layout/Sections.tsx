import { Link, useLocation } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '@anfilada/browser/use-session'
import { classNames } from '@anfilada/ui/class-names'
import { ChevronDownIcon } from '@anfilada/ui/icons'
import { useSheet } from '@anfilada/ui/use-sheet'
import { CountsContext, useSections } from '../offers.ts'
import { groupsOf, sectionOf, sectionsFor, waitingUnder, type GroupWord, type Section, type Waiting } from './menu.ts'
import styles from './Sections.module.css'
import { useWhichFit } from './use-which-fit.ts'

type Shown = Section & { isHere: boolean; waiting: number | undefined }
type Group = { word: GroupWord; sections: readonly Shown[] }

/**
 * The sections by groups in one line, each word with the number of what waits under it; groups that have no room stand behind «more», the one
 * of the open section never.
 */
export function Sections() {
  const { Counted } = use(CountsContext)
  return <Counted>{(waiting) => <Line waiting={waiting} />}</Counted>
}

function Line({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('shell')
  const groups = groupsOf(useShown(waiting))
  const { room, line, more, fits, fitsAll } = useWhichFit(groups.length, groups.findIndex(isHereIn))
  const beyond = groups.filter((_, index) => !fits(index)).flatMap((group) => group.sections)
  return (
    <nav ref={room} className={styles.sections} aria-label={t('sections')}>
      <ul ref={line} className={styles.line}>
        {groups.map((group, index) => (
          <li key={group.word} data-beyond={!fits(index) || undefined}>
            <GroupWordOf group={group} />
          </li>
        ))}
      </ul>
      <div ref={more} className={styles.more} data-beyond={fitsAll || undefined}>
        <Sheet sections={beyond} isLast>
          {t('more')}
          <span className="sr">{t('moreSections')}</span>
        </Sheet>
      </div>
    </nav>
  )
}

function isHereIn({ sections }: Group): boolean {
  return sections.some(({ isHere }) => isHere)
}

function useShown(waiting: Waiting): Shown[] {
  const sections = useSections()
  const here = sectionOf(sections, useLocation({ select: ({ pathname }) => pathname }))
  return sectionsFor(sections, useSession())
    .map((section) => ({ ...section, isHere: section === here, waiting: waiting[section.word] }))
    .filter(({ isHere, whileWaiting, waiting: count }) => isHere || !whileWaiting || count !== undefined)
}

/** Several sections stand under their common word, a single one is the word itself. */
function GroupWordOf({ group }: { group: Group }) {
  const t = useTranslations('shell.group')
  const [only, ...others] = group.sections
  if (only && others.length === 0) return <SectionLink section={only} />
  return (
    <Sheet sections={group.sections} isHere={isHereIn(group)}>
      {t(group.word as 'day')}
    </Sheet>
  )
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

type SheetProps = { sections: readonly Shown[]; isHere?: boolean; isLast?: boolean; children: ReactNode }

/** Sections behind one word, as links: the numbers of what waits there stand on the word together. */
function Sheet({ sections, isHere = false, isLast = false, children }: SheetProps) {
  const sheet = useSheet('a', 'a[aria-current]')
  const waiting = waitingUnder(sections)
  return (
    <div ref={sheet.frame} className={styles.holder}>
      <button type="button" className={styles.button} aria-current={isHere ? 'true' : undefined} {...sheet.trigger}>
        <span>
          {children} {waiting > 0 && <sup>{waiting}</sup>}
        </span>
        <ChevronDownIcon />
      </button>
      {sheet.isOpen && sections.length > 0 && (
        <ul className={classNames(styles.sheet, isLast && styles.last)} data-sheet onKeyDown={sheet.onKeyDown}>
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
