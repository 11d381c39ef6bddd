import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LanguageRow } from '@anfilada/browser/LanguageRow'
import { usePageTitle } from '@anfilada/browser/page-title'
import { classNames } from '@anfilada/ui/class-names'
import { Logo } from '@anfilada/ui/Logo'
import styles from './VisitorPage.module.css'

type Props = {
  title: string
  text?: ReactNode
  /** A form with something beside it; else one narrow sheet in the middle. */
  wide?: boolean
  children?: ReactNode
}

/** The blank layout of the screens around the login: logo, languages and one matter. */
export function VisitorPage({ title, text, wide = false, children }: Props) {
  const shell = useTranslations('shell')
  usePageTitle(title)
  return (
    <div className={classNames(styles.page, wide && styles.wide)}>
      <div className={styles.sheet}>
        <header className={styles.top}>
          <Logo word={shell('brand')} />
          <LanguageRow />
        </header>
        <main>
          <h1>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {children}
        </main>
      </div>
    </div>
  )
}

/** For the tag of a sentence: a name that stands out, with its own direction. */
export const bold = (name: string) => () => <bdi className="strong">{name}</bdi>
