import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { ActionOutput } from '@anfilada/browser/http'
import type { OpenDay, OpeningException } from '@anfilada/contract/catalogue/museum-document'
import type { Emblem, GroupCategory, OfferedKind } from '@anfilada/contract/catalogue'
import { dayRuns } from '@anfilada/contract/catalogue/opening'
import { addDays } from '@anfilada/contract/dates'
import type { District, TravelTime } from '@anfilada/contract/orders/programme-clashes'
import { pointText } from '../editor/museum-draft.ts'
import { languageNames } from '@anfilada/phrases/language-names'

export type Change = ActionOutput<'preview_museum'>['result']['changes'][number]

type NameOf = (id: number) => string

/** What a line of a diff says: of what, which field, from what to what. */
export function useChangeWords({ countryOf, museumOf }: { countryOf: NameOf; museumOf: NameOf }) {
  const t = useTranslations('catalogueEditor')
  const days = useDayWords()
  const list = (values: readonly unknown[], word: (value: never) => string, none = t('nothingSaid')): string =>
    values.length > 0 ? values.map((value) => word(value as never)).join(', ') : none
  /** Of fields that are more than a text, a number or yes and no; the schema of the answer has them as they are in a document. */
  const words: { [F in Change['field']]?: (said: never) => string } = {
    types: (types: GroupCategory[]) => list(types, (one: GroupCategory) => t(`category.${one}`)),
    order_kinds: (kinds: OfferedKind[]) => list(kinds, (one: OfferedKind) => t(`kind.${one}`)),
    countries: (countries: number[]) => list(countries, countryOf, t('allCountries')),
    emblem: (emblem: Emblem) => t(`emblems.${emblem}`),
    district: (district: District) => t(`districts.${district}`),
    point: pointText,
    travel: (ways: TravelTime[]) =>
      list(ways, ({ museum_id, minutes }: TravelTime) => t('way', { museum: museumOf(museum_id), minutes: String(minutes) })),
    week: days.week,
    exceptions: (exceptions: OpeningException[]) => list(exceptions, days.exception),
  }
  return {
    field: ({ field, language }: Change): string =>
      language === null ? t(`fields.${field}`) : t('fieldIn', { field: t(`fields.${field}`), language: languageNames[language].full }),
    value: (field: Change['field'], said: unknown): string => {
      if (typeof said === 'boolean') return t(said ? 'yes' : 'no')
      if (said === null || said === undefined || said === '') return t('nothingSaid')
      return words[field]?.(said as never) ?? (typeof said === 'string' ? said : JSON.stringify(said))
    },
  }
}

/** Days and hours in a line. */
export function useDayWords() {
  const t = useTranslations('catalogueEditor')
  const formats = useFormats()
  const hours = ({ closed, opens, closes }: OpenDay): string => {
    if (closed) return t('closedDay')
    return opens === null || closes === null ? t('openDay') : `${opens}–${closes}`
  }
  return {
    week: (week: readonly OpenDay[]): string => {
      const name = (at: number): string => formats.shortWeekday(addDays('1970-01-05', at))
      const days = (from: number, until: number): string => (from === until ? name(from) : `${name(from)}–${name(until)}`)
      return dayRuns(week)
        .map(({ from, until, day }) => `${days(from, until)} ${hours(day)}`)
        .join(', ')
    },
    exception: (one: OpeningException): string => {
      const days = one.from === one.until ? formats.date(one.from) : `${formats.date(one.from)} – ${formats.date(one.until)}`
      return `${days} ${hours(one)}`
    },
  }
}
