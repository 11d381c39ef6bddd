import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveFetched } from '@anfilada/browser/save-file'
import { useWork } from '@anfilada/browser/use-work'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { manifestPaperPath } from '@anfilada/contract/orders/day-manifest'

type Asked = { date: string; museum: number | undefined }

export function manifestQuery({ date, museum }: Asked, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['manifest', date, museum ?? null, language],
    queryFn: ({ signal }) =>
      callAction('day_manifest', { date, ...(museum !== undefined && { museum_id: museum }), language }, { language, signal }),
  })
}

/** The day's list as it is printed, with one museum or all. */
export function useSaveManifest({ date, museum }: Asked) {
  const { language } = useLanguage()
  const asked = new URLSearchParams({ date, ...(museum !== undefined && { museum_id: String(museum) }) })
  return useWork(() => saveFetched(`${manifestPaperPath}?${asked}`, language))
}
