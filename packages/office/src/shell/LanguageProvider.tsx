import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { showToast } from '@anfilada/ui/toasts'
import { UiProvider } from '@anfilada/ui/UiProvider'
import { applyLanguage, intlLocales, loadPhrases, type Catalogue, type Phrases } from './language.ts'

type Spoken = { language: OfficeLanguage; phrases: Catalogue }
type Choice = { language: OfficeLanguage; setSpoken: (spoken: Spoken) => void }

const LanguageContext = createContext<Choice | undefined>(undefined)

function useChoice(): Choice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage outside of LanguageProvider')
  return choice
}

export function useLanguage(): OfficeLanguage {
  return useChoice().language
}

/** Changes the words in place, once they are here: the page, its state and the typed text stay. */
export function useChooseLanguage(): (language: OfficeLanguage) => void {
  const { setSpoken } = useChoice()
  const t = useTranslations('office')
  const failed = t('failure.noConnection')
  return (language) => {
    loadPhrases(language).then(
      (phrases) => {
        applyLanguage(language)
        setSpoken({ language, phrases })
      },
      () => showToast({ tone: 'error', text: failed }),
    )
  }
}

export function LanguageProvider({ initial, children }: { initial: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(initial)
  const choice = useMemo(() => ({ language: spoken.language, setSpoken }), [spoken.language])
  return (
    <LanguageContext value={choice}>
      {/* Both catalogues have the Russian keys; only Russian has literal sentences to infer arguments from. */}
      <IntlProvider locale={intlLocales[spoken.language]} messages={spoken.phrases as Phrases} timeZone="Europe/Moscow">
        <UiProvider locale={spoken.language}>{children}</UiProvider>
      </IntlProvider>
    </LanguageContext>
  )
}
