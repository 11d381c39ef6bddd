import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useSession } from '@anfilada/browser/use-session'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { NoPage } from '@anfilada/ui/drawings/NoPage'
import { NoRight as NoRightDrawing } from '@anfilada/ui/drawings/NoRight'
import { Empty } from '@anfilada/ui/Empty'
import { sectionsFor } from './layout/menu.ts'
import styles from './NoScreen.module.css'
import { useSections } from './offers.ts'

/** An address that no screen has. */
export function NotFoundPage() {
  return <NoScreen why="notFound" drawing={NoPage} />
}

/** A screen that this employee's role does not open. */
export function NoRight() {
  return <NoScreen why="noRight" drawing={NoRightDrawing} />
}

function NoScreen({ why, drawing }: { why: 'notFound' | 'noRight'; drawing: ComponentType }) {
  const t = useTranslations('shell')
  const [own] = sectionsFor(useSections(), useSession())
  usePageTitle(t(`${why}.title`))
  const toOwnSection = own && (
    <Link to={own.path} className={buttonLinkClass()}>
      {t(`menu.${own.word}`)}
    </Link>
  )
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <Empty isPage drawing={drawing} title={t(`${why}.title`)} text={t(`${why}.text`)} action={toOwnSection} />
    </main>
  )
}
