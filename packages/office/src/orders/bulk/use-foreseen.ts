import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import type { BulkAnswer } from './bulk-act.ts'

/** So many the server foresees at once; of more than that, the rest is only answered. */
const most = 200
const nothing: ReadonlyMap<number, string> = new Map()

/** `faults`: which of the orders the answer cannot be, each with the reason; `says`: how far that was looked at, whatever came of it. */
export type Foreseen = { faults: ReadonlyMap<number, string>; says: string | undefined }

/**
 * What the answer would come to, as it was when the dialog opened. Without an answer from the server nothing is foreseen, and each is refused
 * when it is sent: then, too, it is said.
 */
export function useForeseen(orders: readonly OfficeOrder[], answer: BulkAnswer['does']): Foreseen {
  const t = useTranslations('bulk')
  const { language } = useLanguage()
  const asked = orders.slice(0, most).map(({ id, data }) => ({ order_id: id, revision: data.revision }))
  const { data: faults, isError } = useQuery({
    queryKey: ['foreseen', answer, asked, language],
    queryFn: async ({ signal }) => {
      const { result } = await callAction('preview_decisions', { answer, orders: asked, language }, { language, signal })
      return new Map(result.flatMap(({ order_id: id, refusal }) => (refusal ? [[id, refusal.error] as const] : [])))
    },
    // What stands in the dialog stays: nothing moves under the hand.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const word = lookedAt({ count: orders.length, faults, isError })
  return { faults: faults ?? nothing, says: word && t(word, { count: most }) }
}

type Looked = { count: number; faults: ReadonlyMap<number, string> | undefined; isError: boolean }

/** The word for how far so many orders were looked at; none where all were and the reasons say it. */
export function lookedAt({ count, faults, isError }: Looked): 'foreseeing' | 'unforeseen' | 'foreseenFirst' | 'allPass' | undefined {
  if (!faults) return isError ? 'unforeseen' : 'foreseeing'
  if (count > most) return 'foreseenFirst'
  return faults.size === 0 ? 'allPass' : undefined
}
