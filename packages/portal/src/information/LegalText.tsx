import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Refused } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import type { LegalTextAnswer, LegalTextKind } from '@anfilada/contract/legal-texts'
import { ActButton } from '@anfilada/ui/ActButton'
import { Empty } from '@anfilada/ui/Empty'
import { Note } from '@anfilada/ui/Note'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import styles from './AboutPage.module.css'
import { legalTextQuery } from './legal-texts.queries.ts'

/** One text with its edition; what is not translated is shown in Russian, and says so. */
export function LegalText({ kind, id }: { kind: LegalTextKind; id: number | undefined }) {
  const t = useTranslations('information')
  const shell = useTranslations('shell')
  const { language } = useLanguage()
  const text = useQuery(legalTextQuery(kind, id, language))
  if (text.isPending) return <SkeletonRows rows={4} label={shell('loading')} />
  if (text.data) return <Sheet text={text.data} />
  if (text.isSuccess || isNotFound(text.error)) {
    return <Empty title={t('missingTitle')} text={t('missingText')} />
  }
  return <ListFailed title={t('failed')} error={text.error} busy={text.isFetching} onRetry={() => void text.refetch()} />
}

function isNotFound(error: unknown): boolean {
  return error instanceof Refused && error.code === 'not_found'
}

function Sheet({ text: { title, version, valid_from, language: written, text } }: { text: LegalTextAnswer }) {
  const t = useTranslations('information')
  const formats = useFormats()
  const { language } = useLanguage()
  const isForeign = written !== language
  return (
    <article className={styles.sheet}>
      {isForeign && <Note>{t('untranslated')}</Note>}
      <header className={styles.head}>
        <h2 lang={written} dir={isForeign ? 'auto' : undefined}>
          {title}
        </h2>
        <p className={styles.edition}>
          <span>{t('edition', { version: String(version), date: formats.date(valid_from) })}</span>
          <span className={styles.print}>
            <ActButton onPress={() => window.print()}>{t('print')}</ActButton>
          </span>
        </p>
      </header>
      <div className={styles.text} lang={written} dir={isForeign ? 'auto' : undefined}>
        <Paragraphs text={text} />
      </div>
    </article>
  )
}

/** Paragraphs stand apart by an empty line; one that begins with `# ` is a heading (contract/legal-texts). */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph, index) => (paragraph.startsWith('# ') ? <h3 key={index}>{paragraph.slice(2)}</h3> : <p key={index}>{paragraph}</p>))
}
