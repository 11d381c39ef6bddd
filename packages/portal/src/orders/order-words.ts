import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import { peopleOf } from '@anfilada/contract/orders/people'

/** How many, whence, with whom. */
export function useFacts(): (order: Order) => string {
  const t = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  return useCallback(
    ({ data, info }) =>
      inOneLine([
        peopleOf(data) > 0 && t('persons', { count: peopleOf(data) }),
        info.country || catalogue(`category.${data.type}`),
        withWhom(data, t),
      ]),
    [t, catalogue],
  )
}

/** The guide of a visit; of a coach its way, of a guide where he is met. */
function withWhom(data: Order['data'], t: ReturnType<typeof useTranslations<'orders'>>): string {
  if (data.kind === 'transport') return isolated([data.pickup, data.dropoff].filter(Boolean).join(' — '))
  if (data.kind === 'guide') return isolated(data.meeting_point)
  return data.guide ? t('guideNamed', { name: isolated(data.guide) }) : t('withoutGuide')
}

/** People's words keep their own direction inside a Persian line. */
function isolated(words: string): string {
  return words && `\u2068${words}\u2069`
}

/**
 * Museum and object; a wish for all objects names the museum alone, and an order without a museum (transport) is named by its kind.
 * An object that names the whole by itself ("Guide, Chinese") stands alone.
 */
export function usePlaceName(): (order: Order) => string {
  const t = useTranslations('orders')
  return useCallback(
    ({ data, info }) => {
      if (!info.museum) return t(`kind.${data.kind}`)
      // The service is called a guide already, with the language.
      if (data.kind === 'guide' && data.museum_id === null && info.object) return info.object
      if (!info.object) return info.museum
      return info.object.includes(info.museum) ? info.object : t('place', info)
    },
    [t],
  )
}

/** A row in lines of text, as many for each, for rows beyond the window: what is looked for on the page is found in them too. */
export function useRowText(): (order: Order) => readonly string[] {
  const { formatSum } = useFormats()
  const t = useTranslations('orders')
  const facts = useFacts()
  const place = usePlaceName()
  return useCallback(
    (order) => {
      const { id, data, info } = order
      const sum = info.total !== null && holdsPlaces(info.status) ? formatSum(info.total, info.currency) : ''
      return [
        inOneLine([info.confirmed_time ?? info.time, place(order)]),
        inOneLine([t('number', { id: String(id) }), data.refno, sum]),
        facts(order),
        inOneLine([info.status_label, noteOf(order), info.pending_change && t('changeWaits')]),
      ]
    },
    [t, facts, place, formatSum],
  )
}

export function inOneLine(parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join(dot)
}

/** Between facts; it stays with the one before it, so that no line begins with it. */
export const dot = '\u00a0· '

/** What was said with the decision: the entrance, or the reason of a refusal. */
export function noteOf({ info }: Order): string | null {
  if (info.status === 'confirmed') return info.entrance
  return info.status === 'rejected' ? info.rejection_reason : null
}

/** "№id, №id" (specification/constants.md), with the comma of the reader's language. */
export function useOrderNumbers(): (ids: readonly number[]) => string {
  const t = useTranslations('orders')
  return ([first, ...rest]) => {
    if (first === undefined) return ''
    const numbered = (id: number) => t('done.sentNumber', { id: String(id) })
    return rest.reduce((said, id) => t('done.numbers', { said, next: numbered(id) }), numbered(first))
  }
}
