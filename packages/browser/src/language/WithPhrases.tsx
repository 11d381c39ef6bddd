import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider, useMessages, type Messages, useTranslations } from 'use-intl'
import { numberLocales } from '@anfilada/contract/intl-locales'
import { ControlWords } from '@anfilada/ui/control-words'
import type { AppLanguage } from '../app.ts'
import { useFormats } from './formats.ts'
import { useLanguage } from './LanguageProvider.tsx'

type Part = keyof Messages
/** One chunk a language. */
export type MorePhrases = Record<AppLanguage, () => Promise<{ default: object }>>
type Props = {
  part?: Part
  phrases: MorePhrases
  /** Holds the place until the words are here. */
  before?: ReactNode
  children: ReactNode
}

/**
 * Adds a part of the catalogue that only some screens speak, and that comes with them. Until the words of another language are here the
 * page keeps those it has, its state and the typed text. Without the name of a part the file holds several, by their names.
 */
export function WithPhrases({ part, phrases, before = null, children }: Props) {
  const { language } = useLanguage()
  const common = useMessages()
  const [words, setWords] = useState<object>()
  const [lost, setLost] = useState<Error>()
  // As long as they are the same: with others every sentence below is made anew.
  const messages = useMemo(() => words && { ...common, ...(part ? { [part]: words } : words) }, [common, part, words])

  useEffect(() => {
    let isLeft = false
    // What waits for its words is drawn in slices: a screen may be a table of thousands.
    phrases[language]().then(
      (module) => isLeft || startTransition(() => setWords(module.default)),
      (error: unknown) => isLeft || setLost(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      isLeft = true
    }
  }, [phrases, language])

  // To the router, which tells of a screen that did not come.
  if (lost) throw lost
  if (!messages) return before
  return (
    <IntlProvider locale={numberLocales[language]} messages={messages}>
      {children}
    </IntlProvider>
  )
}

/**
 * The fields of `ui` know no sentences of their own: every layout but the login's gives them those of its language. The login has no field
 * that says them, and its page counts its bytes.
 */
export function SaidWhileTyping({ children }: { children: ReactNode }) {
  const t = useTranslations('typing')
  const formats = useFormats()
  const words = {
    notWhole: t('notWhole'),
    over: (length: { most: number; over: number }) => t('over', length),
    others: (count: number) => t('others', { count }),
    drop: t('drop'),
    lost: t('lost'),
    andMore: ({ name, count }: { name: string; count: number }) => formats.clauses([name, t('others', { count })]),
    clearAll: t('clearAll'),
    show: (count: number | undefined) => t('show', { count: count === undefined ? '' : formats.number(count) }).trim(),
  }
  return <ControlWords value={words}>{children}</ControlWords>
}
