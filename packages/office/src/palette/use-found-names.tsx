import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useDebounced } from '@anfilada/browser/use-debounced'
import { Emblem } from '@anfilada/ui/Emblem'
import { GroupIcon } from '@anfilada/ui/icons'
import { catalogueQuery } from '../catalogue/catalogue.queries.ts'
import { catalogueSection } from '../catalogue/screens.ts'
import { customersSection } from '../customers/screens.ts'
import type { Found } from './use-found-orders.tsx'

/** Long enough that a typed word is one question to the server. */
const pauseMs = 250
const fewestLetters = 2
const mostLetters = 100
const most = 4
const fresh = 60_000

/** The museums of the catalogue, for those who edit it. */
export function useFoundMuseums(): Found {
  const t = useTranslations('palette')
  const { language } = useLanguage()
  const isAllowed = useMay()(catalogueSection.ability)
  const museums = useQuery({ ...catalogueQuery(language), enabled: isAllowed, staleTime: fresh })
  const navigate = useNavigate()
  const router = useRouter()
  const entries = (museums.data ?? []).map(({ museum_id: museum, name, emblem, objects }) => {
    const there = { to: '/catalogue', search: { museum } } as const
    return {
      key: `museum:${museum}`,
      group: 'museums' as const,
      label: name,
      note: t('editMuseum'),
      also: objects.map((object) => object.name).join(' '),
      icon: <Emblem name={emblem} />,
      href: router.buildLocation(there).href,
      run: () => void navigate(there),
    }
  })
  return { entries, isLoading: false, isFailed: museums.isError }
}

/** Customers by the beginning of a name, INN, e-mail or login, as their own screen finds them. */
export function useFoundCustomers(query: string): Found {
  const { language } = useLanguage()
  const isAllowed = useMay()(customersSection.ability)
  const search = useDebounced(query, pauseMs)
  const isAsked = isAllowed && search.length >= fewestLetters && search.length <= mostLetters
  const customers = useQuery({
    queryKey: ['customers', 'palette', search, language],
    queryFn: async ({ signal }) => (await callAction('office_customers', { search, limit: most, language }, { language, signal })).result,
    enabled: isAsked,
  })
  const navigate = useNavigate()
  const router = useRouter()
  const entries = (isAsked ? (customers.data ?? []) : []).map(({ id, name, inn }) => {
    const there = { to: '/customers', search: { customer: id } } as const
    return {
      key: `customer:${id}`,
      group: 'customers' as const,
      label: name,
      note: inn ?? undefined,
      // Found by what is not shown here, too: the server has looked.
      also: search,
      icon: <GroupIcon />,
      href: router.buildLocation(there).href,
      run: () => void navigate(there),
    }
  })
  return { entries, isLoading: isAsked && customers.isPending, isFailed: customers.isError }
}
