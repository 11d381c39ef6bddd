import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { OrderData } from '@anfilada/contract/orders/orders'
import { type WordField, wordsOfDetails } from '@anfilada/contract/orders/kinds/words'
import { Num } from '@anfilada/ui/Num'
import { windowsQuery } from '../../orders.queries.ts'
import { routeOf } from '../../order-title.ts'
import { FactLine, LoanStock } from './LoanStock.tsx'

/** What only orders of one kind say: the route, the meeting point, the submission window, the stock. */
export function KindFacts({ order: { data, info } }: { order: OfficeOrderDetails }) {
  const t = useTranslations('kindFacts')
  switch (data.kind) {
    case 'transport':
      return (
        <>
          <FactLine term={t('route')}>{routeOf(data)}</FactLine>
          <FactLine term={t('contact')}>
            {data.contact}{' '}
            <a href={`tel:${data.contact_phone}`}>
              <Num>{data.contact_phone}</Num>
            </a>
          </FactLine>
          <OtherWords data={data} />
        </>
      )
    case 'guide':
      return (
        <>
          <FactLine term={t('meeting')}>{data.meeting_point}</FactLine>
          <OtherWords data={data} />
        </>
      )
    case 'schedule':
      return data.museum_id === null ? null : <WishWindow museumId={data.museum_id} month={data.pass_date.slice(0, 7)} />
    case 'audio_guides':
      return <LoanStock data={data} zone={info.zone} />
    case 'museum_tickets':
      return null
  }
}

/** Told in lines of their own, or with the wishes. */
const toldAbove: readonly WordField[] = ['pickup', 'dropoff', 'contact', 'contact_phone', 'meeting_point']

/** What else of its own an order of the kind says in words. */
function OtherWords({ data }: { data: OrderData<'transport' | 'guide'> }) {
  const word = useTranslations('changed')
  const said: Readonly<Partial<Record<WordField, string | null>>> = data
  return wordsOfDetails.map((field) => {
    if (toldAbove.includes(field) || !said[field]) return null
    return (
      <FactLine key={field} term={word(field)}>
        {said[field]}
      </FactLine>
    )
  })
}

/** When wishes for the month are taken, and how many others there are: a wish is answered among its neighbours. */
function WishWindow({ museumId, month }: { museumId: number; month: string }) {
  const t = useTranslations('kindFacts')
  const formats = useFormats()
  const may = useMay()
  const { data } = useQuery({ ...windowsQuery(month, useLanguage().language), enabled: may(['read', 'SubmissionWindow']) })
  const window = data?.find(({ museum_id: id }) => id === museumId)
  if (!window) return null
  const moment = formats.moment(window.state === 'upcoming' ? window.opens_at : window.closes_at, window.zone)
  return (
    <FactLine term={t('month', { month: formats.month(`${month}-01`) })}>
      {t(windowWords[window.state], { moment })} · {t('wishes', { count: window.asked, waiting: window.waiting })}
    </FactLine>
  )
}

const windowWords = { upcoming: 'windowUpcoming', open: 'windowOpen', closed: 'windowClosed' } as const
