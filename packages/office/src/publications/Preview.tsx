import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FormattedText, type ShowPicture } from '@anfilada/browser/FormattedText'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useDebounced } from '@anfilada/browser/use-debounced'
import { languageNames } from '@anfilada/phrases/language-names'
import { Skeleton } from '@anfilada/ui/Skeleton'
import type { TextLanguage } from '../texts/screens.ts'
import { previewQuery } from './publications.queries.ts'
import own from './publications.module.css'

/** The server formats a text in most of a second: asked when the typing rests. */
const pauseMs = 700

type Props = { language: TextLanguage; title: string; text: string; Picture?: ShowPicture }

/** What readers would get of this text, made by the server as it will be when it is saved. */
export function Preview({ language, title, text, Picture }: Props) {
  const t = useTranslations('publications')
  const typed = useDebounced(text, pauseMs)
  const preview = useQuery({
    ...previewQuery(typed, useLanguage().language),
    enabled: typed.trim() !== '',
    placeholderData: (before) => before,
  })
  return (
    <section className={own.preview} aria-label={t('previewOf', { language: languageNames[language].full })}>
      <h4>{t('preview')}</h4>
      {title && (
        <p className={own.title} lang={language} dir="auto">
          {title}
        </p>
      )}
      {typed.trim() !== '' && preview.data !== undefined && (
        <FormattedText html={preview.data} lang={language} {...(Picture && { Picture })} />
      )}
      {preview.isLoading && <Skeleton height="200px" />}
      {preview.isError && <p className="mut">{t('previewFailed')}</p>}
    </section>
  )
}
