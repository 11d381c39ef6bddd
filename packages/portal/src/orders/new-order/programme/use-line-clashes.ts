import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { museumsQuery, objectsOfTypeQuery } from '../../../catalogue/catalogue.queries.ts'
import { nameOf } from '../../../catalogue/name-of.ts'
import { hourOfLine, type BasketLine } from './basket.ts'
import { clashesByLine } from './line-clashes.ts'

/** What clashes, as sentences by the line that they stand at. */
export function useLineClashes(lines: readonly BasketLine[]): ReadonlyMap<string, readonly string[]> {
  const t = useTranslations('programme')
  const { language } = useLanguage()
  const museums = useQuery(museumsQuery(undefined, language)).data ?? []
  const types = [...new Set(lines.map(({ draft }) => draft.type))]
  const objects = useQueries({ queries: types.map((type) => objectsOfTypeQuery(type, language)) }).flatMap(({ data }) => data ?? [])
  const named = (line: BasketLine | undefined) => {
    const museum = museums.find(({ id }) => id === line?.draft.museum_id)
    return line && museum ? `${nameOf(museum.name, language)} ${hourOfLine(line)}` : ''
  }
  return new Map(
    [...clashesByLine(lines, { museums, objects })].map(([id, clashes]) => [
      id,
      clashes.map(({ kind, earlier, minutes }) => t(`clash.${kind}`, { first: named(earlier), minutes: String(minutes) })),
    ]),
  )
}
