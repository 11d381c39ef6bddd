import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { PaletteEntry } from '@anfilada/browser/palette/find-entries'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { OrdersIcon } from '@anfilada/ui/icons'
import { latinDigits } from '@anfilada/ui/latin-digits'
import { StatusBadge } from '@anfilada/ui/StatusBadge'
import { statusShapes, useOrderTitle } from '../orders/order-title.ts'
import { queueSection } from '../orders/screens.ts'

export type Found = { entries: PaletteEntry[]; isLoading: boolean; isFailed: boolean }

/** What the server gives at once; beyond it an order is opened by its whole number. */
const most = 500
const fresh = 30_000

/** The orders that wait for an answer; any other by its number, which has three digits at least: the queue's own screen says when there is none. */
export function useFoundOrders(query: string): Found {
  const t = useTranslations('palette')
  const { language } = useLanguage()
  const mayRead = useMay()(queueSection.ability)
  const queue = useQuery({
    queryKey: ['orders', 'palette', language],
    queryFn: async ({ signal }) => (await callAction('office_queue', { language, limit: most }, { language, signal })).result,
    enabled: mayRead,
    staleTime: fresh,
  })
  const toEntry = useToEntry()
  const open = useOpenOrder()
  const entries = (queue.data ?? []).map(toEntry)
  const number = /^(?:№\s*)?(\d{3,9})$/.exec(latinDigits(query))?.[1]
  const isOther = mayRead && number !== undefined && !(queue.data ?? []).some(({ id }) => String(id) === number)
  const other = (id: number): PaletteEntry => ({
    key: `order:${id}`,
    group: 'orders',
    label: t('openOrder', { id: String(id) }),
    icon: <OrdersIcon />,
    ...open(id),
  })
  return {
    entries: isOther ? [...entries, other(Number(number))] : entries,
    isLoading: mayRead && queue.isPending,
    isFailed: queue.isError,
  }
}

function useToEntry() {
  const t = useTranslations('palette')
  const formats = useFormats()
  const title = useOrderTitle()
  const open = useOpenOrder()
  return (order: OfficeOrder): PaletteEntry => {
    const { id, data, info, customer } = order
    const day = info.time ? formats.dayAndTime(data.pass_date, info.time) : formats.day(data.pass_date)
    return {
      key: `order:${id}`,
      group: 'orders',
      label: title(order),
      note: [t('order', { id: String(id) }), day, customer.name, info.status_label].join(' · '),
      also: `${id} ${data.refno}`,
      icon: <StatusBadge shape={statusShapes[info.status]} label={info.status_label} glyphOnly />,
      ...open(id),
    }
  }
}

function useOpenOrder() {
  const navigate = useNavigate()
  const router = useRouter()
  return (order: number) => {
    const there = { to: '/queue', search: { order } } as const
    return { href: router.buildLocation(there).href, run: () => void navigate(there) }
  }
}
