import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { FactLine } from './FactLine.tsx'

/** When wishes for the month are taken, and how many others there are: a wish is answered among its neighbours. */
export function WishWindow({ museumId, month }: { museumId: number; month: string }) {
  const t = useTranslations('kindFacts')
  const formats = useFormats()
  const may = useMay()
  const { data, isLoading } = useQuery({ ...windowsQuery(month, useLanguage().language), enabled: may(['read', 'SubmissionWindow']) })
  const term = t('month', { month: formats.month(`${month}-01`) })
  if (isLoading) return <FactLine term={term}>…</FactLine>
  const window = data?.find(({ museum_id: id }) => id === museumId)
  if (!window) return null
  const moment = formats.moment(window.state === 'upcoming' ? window.opens_at : window.closes_at, window.zone)
  return (
    <FactLine term={term}>
      {t(windowWords[window.state], { moment })} · {t('wishes', { count: window.asked, waiting: window.waiting })}
    </FactLine>
  )
}

const windowWords = { upcoming: 'windowUpcoming', open: 'windowOpen', closed: 'windowClosed' } as const

/** Submission windows of a month, `YYYY-MM`, with what was asked in each. */
function windowsQuery(month: string, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['orders', 'windows', month, language],
    queryFn: async ({ signal }) => (await callAction('office_windows', { month, language }, { language, signal })).result,
  })
}
