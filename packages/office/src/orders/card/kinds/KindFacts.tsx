import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { OrderData } from '@anfilada/contract/orders/orders'
import { type WordField, wordsOfDetails } from '@anfilada/contract/orders/kinds/words'
import { Num } from '@anfilada/ui/Num'
import { routeOf } from '../../order-title.ts'
import { FactLine } from './FactLine.tsx'

// They have an answer of their own to wait for, and few orders are of their kinds.
const LoanStock = lazy(() => import('./LoanStock.tsx').then((chunk) => ({ default: chunk.LoanStock })))
const WishWindow = lazy(() => import('./WishWindow.tsx').then((chunk) => ({ default: chunk.WishWindow })))

/** The line of what comes after the card. */
const coming = <FactLine term="…">{null}</FactLine>

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
      return (
        data.museum_id !== null && (
          <Suspense fallback={coming}>
            <WishWindow museumId={data.museum_id} month={data.pass_date.slice(0, 7)} />
          </Suspense>
        )
      )
    case 'audio_guides':
      return (
        <Suspense fallback={coming}>
          <LoanStock data={data} zone={info.zone} />
        </Suspense>
      )
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
