import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Language } from '@anfilada/contract/languages'
import { museumDate, museumTime, useFormats } from '@anfilada/browser/formats'

/** Names a customer's language in the reader's own: an employee need not read Chinese to know that it is. */
export function useLanguageWord(): (language: Language) => string {
  const names = new Intl.DisplayNames([useLanguage().language], { type: 'language' })
  return (language) => names.of(language) ?? language
}

/** The day and time of what has happened, by the museums' clocks: with its year when that is not this one, so that an old change is not taken for a recent one. */
export function usePastMoment(): (iso: string) => string {
  const { moment, date } = useFormats()
  return (iso) => {
    const day = museumDate(new Date(iso))
    const isThisYear = day.slice(0, 4) === museumDate(new Date()).slice(0, 4)
    return isThisYear ? moment(iso) : `${date(day)}, ${museumTime(new Date(iso))}`
  }
}

/** Who acted, as the log keeps him: whoever works on the server's own command line stands in it by his command. */
export function useActorWord(): (name: string) => string {
  const t = useTranslations('office.context')
  return (name) => {
    const operator = /^npm run \S+ \((.+)\)$/.exec(name)?.[1]
    return operator === undefined ? name : t('operator', { name: operator })
  }
}
