import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { ticketCategories, ticketFields } from '@anfilada/contract/orders/items'
import { ActButton } from '@anfilada/ui/ActButton'
import { ticketLimit } from '../draft/places.ts'
import styles from '../fields/fields.module.css'
import type { OrderFields } from '../fields/order-fields.ts'
import type { StepProps } from '../form/use-order-wizard.ts'
import { FieldsStep } from './FieldsStep.tsx'

/** Who comes, within what the slot leaves: only tickets that this place sells, as far as the reader may know it. */
export function GroupStep({ wizard }: StepProps) {
  const { draft, chosen } = wizard
  const [mayExceed, setMayExceed] = useState(draft.accept_waiting || chosen.waits)
  const sold =
    chosen.prices &&
    ticketCategories
      .filter((one) => chosen.prices?.tickets.some(({ category }) => category === one))
      .map((one): string => ticketFields[one])
  const isLimited = !mayExceed && !draft.accept_waiting
  const free = isLimited ? chosen.slot?.free : undefined
  const isTicket = (field: string) => ticketCategories.some((category) => ticketFields[category] === field)
  const fields: OrderFields = {
    ...wizard.fields,
    most: (field) => {
      if (field === 'persons_per_guide') return chosen.object?.persons_per_guide ?? undefined
      return isTicket(field) ? ticketLimit(draft[field], chosen.people, free) : undefined
    },
    price: usePrice(chosen),
    isOffered: (field) => !sold || sold.includes(field) || Number(draft[field]) > 0,
  }
  const limit = isLimited && draft.schedule_item_id !== null && (
    <Limit free={free} people={chosen.people} onExceed={() => setMayExceed(true)} />
  )
  return <FieldsStep wizard={wizard} step="group" fields={fields} notes={{ tickets: sold?.length === 0 ? <NoPrices /> : limit }} />
}

/** What one ticket costs: as the group is charged, before anybody is counted as the list says. Its line is kept while prices are on their way. */
function usePrice({ prices, arePricesComing, lines }: StepProps['wizard']['chosen']): (field: string) => string | undefined {
  const t = useTranslations('newOrder')
  const { formatSum } = useFormats()
  return (field) => {
    const category = ticketCategories.find((one) => ticketFields[one] === field)
    if (arePricesComing && category) return '\u00a0'
    const charged = lines.find(({ kind, item }) => kind === 'ticket' && item === category)?.unitPrice
    const price = charged ?? prices?.tickets.find((one) => one.category === category)?.unit_price
    if (!prices || price === undefined) return undefined
    return price === 0 ? t('freeOfCharge') : formatSum(price, prices.currency)
  }
}

/** Nothing is sold on a day without prices: fields without a word would leave the reader alone. */
function NoPrices() {
  const t = useTranslations('newOrder')
  return (
    <p role="status" className={styles.limit}>
      {t('noPrices')}
    </p>
  )
}

/** A number that was cut down is never cut down in silence. Its place is kept while the slot is on its way. */
function Limit({ free, people, onExceed }: { free: number | undefined; people: number; onExceed: () => void }) {
  const t = useTranslations('newOrder')
  if (free === undefined) return <p className={styles.limit} />
  const isReached = people >= free
  return (
    <p role="status" className={styles.limit}>
      <span>{isReached ? t('limitReached', { count: String(free) }) : t('freeHere', { count: free })}</span>
      {isReached && <ActButton onPress={onExceed}>{t('groupLarger')}</ActButton>}
    </p>
  )
}
