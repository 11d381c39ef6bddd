import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Language } from '@anfilada/contract/languages'
import { LoadFailedBar } from '../layout/LoadFailedBar.tsx'
import { applyLanguage, intlLocales, loadPhrases, type Phrases } from './language.ts'

type Spoken = { language: Language; phrases: Awaited<ReturnType<typeof loadPhrases>> }
type Choice = { language: Language; choose: (language: Language) => void }

const LanguageContext = createContext<Choice | undefined>(undefined)

export function useLanguage(): Choice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage outside of LanguageProvider')
  return choice
}

/** Changes the words in place: the page, its state and the typed text stay. */
export function LanguageProvider({ initial, children }: { initial: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(initial)
  const [failed, setFailed] = useState<Language>()
  const choose = useCallback((language: Language) => {
    loadPhrases(language).then(
      (phrases) => {
        applyLanguage(language)
        setSpoken({ language, phrases })
        setFailed(undefined)
      },
      () => setFailed(language),
    )
  }, [])
  const choice = useMemo(() => ({ language: spoken.language, choose }), [spoken.language, choose])

  return (
    <LanguageContext value={choice}>
      {/* The catalogues of all languages have the Russian keys; only Russian has literal sentences to infer arguments from. */}
      <IntlProvider locale={intlLocales[spoken.language]} messages={spoken.phrases as Phrases} timeZone="Europe/Moscow">
        {failed && <LoadFailedBar onRetry={() => choose(failed)} />}
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}
