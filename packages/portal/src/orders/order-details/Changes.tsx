import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { type DiffField, diffFields } from '@anfilada/contract/orders/told-fields'
import { guideLanguages } from '@anfilada/contract/orders/items'
import { orderStatuses } from '@anfilada/contract/orders/order-status'
import type { Order, OrderDiff } from '@anfilada/contract/orders/orders'
import { classNames } from '@anfilada/ui/class-names'
import { useToldName } from '../told-name.ts'
import styles from './Changes.module.css'

type Words = Pick<Order['info'], 'currency' | 'zone'>
type Props = { changes: OrderDiff; info: Words; inLines?: boolean }

/** A diff in the reader's words. Fields of a newer server are left out rather than shown by their wire names. */
export function Changes({ changes, info, inLines = false }: Props) {
  const name = useToldName()
  const words = useValueWords(info)
  return diffFields.map((field) => {
    const change = changes[field]
    if (!change) return null
    return (
      <span key={field} className={classNames(styles.change, inLines && styles.line)}>
        {name(field)} {change.from !== null && <del>{change.from_name ?? words(field, change.from)}</del>}{' '}
        <ins>{change.to_name === undefined ? words(field, change.to) : <bdi>{change.to_name}</bdi>}</ins>
      </span>
    )
  })
}

/** Equipment is fetched and brought back at moments; a coach comes to a place, under the same name. */
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function useValueWords({ currency, zone }: Words): (field: DiffField, value: OrderDiff[string]['to']) => ReactNode {
  const t = useTranslations('orders')
  const services = useTranslations('services')
  const formats = useFormats()
  const named: Partial<Record<DiffField, (value: string) => string | undefined>> = {
    total: (value) => formats.formatSum(Number(value), currency),
    penalty: (value) => formats.formatSum(Number(value), currency),
    paid: (value) => formats.formatSum(Number(value), currency),
    pass_date: (value) => formats.day(value),
    status: (value) => {
      const status = orderStatuses.find((one) => one === value)
      return status && t(`status.${status}`)
    },
    guide_language: (value) => {
      const spoken = guideLanguages.find((one) => one === value)
      return spoken && services(`guideLanguage.${spoken}`)
    },
  }
  return (field, value) => {
    if (value === null || value === '') return t('order.nothing')
    const words = String(value)
    const ours = named[field]?.(words) ?? (isMoment.test(words) ? formats.moment(words, zone) : undefined)
    // What nobody has a name for is what somebody wrote, in whatever language.
    return ours === undefined ? <bdi dir="auto">{words}</bdi> : <bdi>{ours}</bdi>
  }
}
