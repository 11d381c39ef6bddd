import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Price } from '@anfilada/contract/pricing/price-order'
import type { OrderService, TicketCategory } from '@anfilada/contract/orders/items'
import { useServiceName } from '../../shell/service-name.ts'

/** Names of columns by `kind:item`. */
export function useColumnWords(): (key: string) => string {
  const ticket = useTranslations('ticket')
  const service = useServiceName()
  return useMemo(
    () => (key: string) => {
      const [kind, item] = key.split(':')
      return kind === 'ticket' ? ticket(item as TicketCategory) : service(item as OrderService)
    },
    [ticket, service],
  )
}

/** A price in one line: the sum, and what holds besides. */
export function usePriceWords(): (price: Price | null | undefined) => string {
  const { clauses, formatSum } = useFormats()
  const t = useTranslations('prices.price')
  const terms = usePriceTerms()
  return useMemo(
    () => (price: Price | null | undefined) => (price ? clauses([formatSum(price.amount, 'RUB'), ...terms(price)]) : t('none')),
    [t, terms, clauses, formatSum],
  )
}

/** What of a price holds beside its sum: per group, tiers, who goes free. */
export function usePriceTerms(): (price: Price) => string[] {
  const { formatSum } = useFormats()
  const t = useTranslations('prices.price')
  return useMemo(
    () => (price: Price) => {
      const { basis, tiers = [], free } = price
      return [
        ...(basis ? [t('perGroup')] : []),
        ...tiers.map((tier) => t('tier', { from: tier.from, sum: formatSum(tier.amount, 'RUB') })),
        ...(free ? [free.max === undefined ? t('free', { per: free.per }) : t('freeMax', { per: free.per, max: free.max })] : []),
      ]
    },
    [t, formatSum],
  )
}

export type Rate = { code: string; percent: number | null; own: boolean }

/** What VAT a price carries, by the rates of the list's first day. */
export function useVatWords(rates: readonly Rate[]): (code: string | undefined) => string {
  const t = useTranslations('prices.price')
  return (code) => {
    const percent = rates.find((rate) => rate.code === code)?.percent
    return percent === undefined || percent === null ? t('noVat') : t('vat', { percent })
  }
}
