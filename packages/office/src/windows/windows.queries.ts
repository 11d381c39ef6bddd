import { queryOptions } from '@tanstack/react-query'
import { callAction, type ActionOutput } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { OfficeWindow, WindowMuseum } from '@anfilada/contract/orders/windows'

export type MuseumMonth = { museum_id: number; month: string }
export type Wish = ActionOutput<'office_wishes'>['result'][number]

export type AllWindows = { windows: readonly OfficeWindow[]; museums: readonly WindowMuseum[] }

/** The windows from this month on, and the museums that may have one. */
export function windowsQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['windows', 'all', language],
    queryFn: async ({ signal }): Promise<AllWindows> => {
      const { result, museums } = await callAction('office_windows', { language }, { language, signal })
      return { windows: result, museums }
    },
  })
}

/** The wishes of a window and what each customer asked and got. */
export function wishesQuery({ museum_id, month }: MuseumMonth, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['windows', 'wishes', museum_id, month, language],
    queryFn: async ({ signal }) => {
      const { result, fairness } = await callAction('office_wishes', { museum_id, month, language }, { language, signal })
      return { wishes: result, fairness }
    },
  })
}

/** Still to be answered. */
export function isOpen({ info }: Wish): boolean {
  return info.status === 'in_processing' || info.status === 'waiting_list'
}
