import { useQueries, useQuery } from '@tanstack/react-query'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { pricesQuery } from '../../../catalogue/catalogue.queries.ts'
import { companyServicesQuery } from '../fields/form.queries.ts'
import type { BasketLine } from './basket.ts'
import { objectOfLine, sumOfLine, totalOfLines, type LineSum, type LineTotal } from './line-sums.ts'

export type ProgrammeSums = { byLine: ReadonlyMap<string, LineSum>; total: LineTotal | undefined; currency: string }

/** What each line costs and all of them together, by the price lists of their days; undefined for readers who may not see prices. */
export function useLineSums(lines: readonly BasketLine[]): ProgrammeSums | undefined {
  const { language } = useLanguage()
  const allowed = useMay()(['read', 'Price'])
  const hasGuides = lines.some(({ kind }) => kind === 'guide')
  const guides = useQuery({ ...companyServicesQuery('guide', language), enabled: allowed && hasGuides })
  const askedOf = (line: BasketLine) => {
    const { type, pass_date: date } = line.draft
    return { objectId: objectOfLine(line, guides.data ?? []), type, date, allowed }
  }
  // Lines of one object and day ask once.
  const asked = [...new Map(lines.map((line) => [keyOf(askedOf(line)), askedOf(line)])).values()]
  const found = useQueries({ queries: asked.map((what) => pricesQuery(what, language)) })
  if (!allowed) return undefined
  const answers = new Map(asked.map((what, index) => [keyOf(what), found[index]]))
  const byLine = new Map(
    lines.map((line): [string, LineSum] => {
      const prices = answers.get(keyOf(askedOf(line)))
      const isUnknown = prices?.isLoading || prices?.isError || (line.kind === 'guide' && !guides.isSuccess)
      return [line.id, isUnknown ? undefined : sumOfLine(line, prices?.data)]
    }),
  )
  const currency = found.find(({ data }) => data)?.data?.currency ?? 'RUB'
  return { byLine, total: totalOfLines([...byLine.values()]), currency }
}

function keyOf({ objectId, type, date }: { objectId: string; type: string; date: string }): string {
  return [objectId, type, date].join(' ')
}
