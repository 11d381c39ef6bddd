import { createContext, use, useCallback, useMemo, useState, type ReactNode, useEffect } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import { defaultZone } from '@anfilada/contract/dates'
import { numberLocales } from '@anfilada/contract/intl-locales'
import type { AppLanguage } from '../app.ts'
import { LoadFailedBar } from '../load-failed/LoadFailedBar.tsx'
import { applyLanguage, loadPhrases } from './language.ts'

export type Spoken = { language: AppLanguage; phrases: object }
type Choice = { language: AppLanguage; choose: (language: AppLanguage) => void }

const LanguageContext = createContext<Choice | undefined>(undefined)

export function useLanguage(): Choice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage outside of LanguageProvider')
  return choice
}

type Props = { initial: Spoken; load?: (language: AppLanguage) => Promise<object>; children: ReactNode }

/** Changes the words in place: the page, its state and the typed text stay. `load`: of a page that speaks fewer words than the whole app. */
export function LanguageProvider({ initial, load = loadPhrases, children }: Props) {
  const [spoken, setSpoken] = useState(initial)
  const [unread, setUnread] = useState<AppLanguage>()
  const choose = useCallback(
    (language: AppLanguage) => {
      load(language).then(
        (phrases) => {
          applyLanguage(language)
          setSpoken({ language, phrases })
          setUnread(undefined)
        },
        () => setUnread(language),
      )
    },
    [load],
  )
  const choice = useMemo(() => ({ language: spoken.language, choose }), [spoken.language, choose])

  return (
    <LanguageContext value={choice}>
      {/* The catalogues of all languages have the Russian keys; only Russian has literal sentences to infer arguments from. */}
      <IntlProvider locale={numberLocales[spoken.language]} messages={spoken.phrases} timeZone={defaultZone}>
        {unread && <LoadFailedBar onRetry={() => choose(unread)} />}
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

/** What stands in the place of `<name></name>` in a sentence for `t.rich`. */
export function richPart(shown: ReactNode): () => ReactNode {
  return () => shown
}

/** Names the page in the browser's tab. */
export function usePageTitle(page: string): void {
  const t = useTranslations('shell')
  const title = t('pageTitle', { page })
  useEffect(() => {
    document.title = title
  }, [title])
}
