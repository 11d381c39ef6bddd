import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { formatSum } from '@anfilada/browser/formats'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import { peopleOf } from '../order-people.ts'

/** How many, whence, with whom. */
export function useFacts(): (order: Order) => string {
  const t = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  return useCallback(
    ({ data, info }) =>
      [
        t('persons', { count: peopleOf(data) }),
        info.country || catalogue(`category.${data.type}`),
        data.guide ? t('guideNamed', { name: data.guide }) : t('withoutGuide'),
      ].join(' · '),
    [t, catalogue],
  )
}

/** Museum and object; an order without one (transport) is named by its kind. */
export function usePlaceName(): (order: Order) => string {
  const t = useTranslations('orders')
  return useCallback(({ data, info }) => (info.museum ? t('place', info) : t(`kind.${data.kind}`)), [t])
}

/** The whole row as one line of text, for rows beyond the window: what is looked for on the page is found in them too. */
export function useRowText(): (order: Order) => string {
  const t = useTranslations('orders')
  const facts = useFacts()
  const place = usePlaceName()
  return useCallback(
    (order) => {
      const { id, data, info } = order
      const sum = info.total !== null && holdsPlaces(info.status) ? formatSum(info.total, info.currency) : ''
      return [
        info.confirmed_time ?? info.time,
        place(order),
        t('number', { id: String(id) }),
        data.refno,
        facts(order),
        info.status_label,
        noteOf(order),
        sum,
      ]
        .filter(Boolean)
        .join(' · ')
    },
    [t, facts, place],
  )
}

/** What was said with the decision: the entrance, or the reason of a refusal. */
export function noteOf({ info }: Order): string | null {
  if (info.status === 'confirmed') return info.entrance
  return info.status === 'rejected' ? info.rejection_reason : null
}
