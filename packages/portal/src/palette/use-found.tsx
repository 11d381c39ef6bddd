import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { PaletteEntry } from '@anfilada/browser/palette/find-entries'
import { useDebounced } from '@anfilada/browser/use-debounced'
import type { Order } from '@anfilada/contract/orders/orders'
import { Emblem } from '@anfilada/ui/Emblem'
import { latinDigits } from '@anfilada/ui/latin-digits'
import { museumsQuery } from '../catalogue/catalogue.queries.ts'
import { nameOf } from '../catalogue/names.ts'
import { OrderStatusBadge } from '../orders/marks.tsx'
import { usePickOrder } from '../orders/order-search/use-pick-order.ts'
import { usePlaceName } from '../orders/order-words.ts'
import { archiveQuery, upcomingQuery } from '../orders/orders.queries.ts'

type Found = { entries: PaletteEntry[]; isLoading: boolean; isFailed: boolean }

/** Long enough that a typed number is one question to the server. */
const pauseMs = 200
/** The archive is asked from here on: one digit would be in every number of it. */
const fewestLetters = 3

/** The orders to come, as the list has them, and of the archive what has the typed number or reference. */
export function useFoundOrders(query: string): Found {
  const t = useTranslations('palette')
  const { language } = useLanguage()
  const mayRead = useMay()(['read', 'Order'])
  const upcoming = useQuery({ ...upcomingQuery(language), enabled: mayRead })
  const archive = useArchived(useDebounced(latinDigits(query).replace(/^№\s*/, ''), pauseMs), mayRead)
  const toEntry = useOrderEntry()
  return {
    entries: [...(upcoming.data ?? []).map((order) => toEntry(order)), ...archive.orders.map((order) => toEntry(order, t('inArchive')))],
    isLoading: (mayRead && upcoming.isPending) || archive.isPending,
    isFailed: upcoming.isError || archive.isError,
  }
}

function useArchived(wanted: string, mayRead: boolean) {
  const { language } = useLanguage()
  const isAsked = mayRead && wanted.length >= fewestLetters && wanted.length <= 64
  const { data, isPending, isError } = useQuery({ ...archiveQuery({ no: wanted }, language), enabled: isAsked })
  return isAsked ? { orders: data?.result ?? [], isPending, isError } : { orders: [], isPending: false, isError: false }
}

function useOrderEntry() {
  const t = useTranslations('palette')
  const formats = useFormats()
  const place = usePlaceName()
  const pick = usePickOrder()
  const router = useRouter()
  return (order: Order, where?: string): PaletteEntry => {
    const { id, data, info } = order
    const day = info.time ? formats.dayAndTime(data.pass_date, info.time) : formats.day(data.pass_date)
    return {
      key: `order:${id}`,
      group: 'orders',
      label: place(order),
      note: [t('order', { id: String(id) }), day, info.status_label, where].filter(Boolean).join(' · '),
      also: `${id} ${data.refno}`,
      icon: <OrderStatusBadge status={info.status} label={info.status_label} glyphOnly />,
      href: router.buildLocation({ to: '/upcoming/info', search: { id } }).href,
      run: () => void pick(order),
    }
  }
}

/** All museums, each with the orders there. */
export function useFoundMuseums(): Found {
  const t = useTranslations('palette')
  const { language } = useLanguage()
  const may = useMay()
  const isAllowed = may(['read', 'Order']) && may(['read', 'Catalogue'])
  const museums = useQuery({ ...museumsQuery(undefined, language), enabled: isAllowed })
  const navigate = useNavigate()
  const router = useRouter()
  const entries = (museums.data ?? []).map((museum): PaletteEntry => {
    const there = { to: '/upcoming' as const, search: { museum: [museum.id] } }
    return {
      key: `museum:${museum.id}`,
      group: 'museums',
      label: nameOf(museum.name, language),
      note: t('ofMuseum'),
      // Papers of the museum print the Russian name.
      also: museum.name.ru_RU,
      icon: <Emblem name={museum.emblem} />,
      href: router.buildLocation(there).href,
      run: () => void navigate(there),
    }
  })
  return { entries, isLoading: false, isFailed: museums.isError }
}
