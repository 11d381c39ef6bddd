import { useQuery } from '@tanstack/react-query'
import { useMay } from '@anfilada/browser/ability'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'

// Apart from the other queries: the bar counts on every screen, and what the customers' screens ask comes with them.

const recountMs = 60_000

/** How many applications wait for a decision; undefined until it is known, and for those who may not see them. */
export function useWaitingApplications(): number | undefined {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['applications', 'waiting'],
    queryFn: async ({ signal }) => (await callAction('office_applications', { status: 'new', limit: 1 }, { language, signal })).waiting,
    enabled: useMay()(['read', 'OfficeCustomer']),
    // Nothing tells of a new application: it is asked for now and then.
    refetchInterval: recountMs,
  })
  return data
}
