import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { defaultZone } from '@anfilada/contract/dates'
import { zoneIn } from '@anfilada/contract/formats'

/** Whose clocks are meant, in words: «Калининград»; undefined where they are the company's own. */
export function useOtherZone(): (zone: string) => string | undefined {
  const { language } = useLanguage()
  return (zone) => (zone === defaultZone ? undefined : zoneIn(language, zone))
}
