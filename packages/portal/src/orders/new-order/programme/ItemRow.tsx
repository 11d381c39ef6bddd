import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import { actLinkClass } from '@anfilada/ui/act-link'
import { ActButton } from '@anfilada/ui/ActButton'
import { Emblem } from '@anfilada/ui/Emblem'
import { WarningIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import { OrderStatusBadge } from '../../marks.tsx'
import { HoldRest } from '../hold/HoldRest.tsx'
import { isPlaced, withOthers, type BasketItem } from './basket.ts'
import { useItemWords } from './item-words.ts'
import styles from './programme.module.css'

/** `isChosen`: its block is, on the timeline above. */
type Props = {
  item: BasketItem
  isChosen: boolean
  clashes?: readonly string[] | undefined
  cost?: ReactNode
  onEdit: () => void
  onRemove: () => void
}

const lineOf = (id: string): string => `line-${id}`

/** Leads the focus to the first act of an item's line. */
export function openLine(id: string): void {
  const act = document.getElementById(lineOf(id))?.querySelector<HTMLElement>('button, a')
  act?.focus()
  act?.scrollIntoView({ block: 'nearest' })
}

/** One item: hour, what, how many, for how much; what the server said of it and what it clashes with stand beside it. */
export function ItemRow({ item, isChosen, clashes = [], cost, onEdit, onRemove }: Props) {
  const orders = useTranslations('orders')
  const { clauses } = useFormats()
  const { kind, title, text, time, heads, emblem } = useItemWords(item)
  const { answer } = item
  return (
    <li id={lineOf(item.id)} className={styles.item} data-chosen={isChosen || undefined}>
      <Num className={styles.time}>{time}</Num>
      <span className={styles.emblem}>
        <Emblem name={emblem} />
      </span>
      <div className={styles.what}>
        <h3>{title}</h3>
        <p>
          <bdi>{text}</bdi>
        </p>
        <Refusal item={item} />
        {clashes.map((sentence) => (
          <p key={sentence} className={styles.clash}>
            <WarningIcon />
            <span>{sentence}</span>
          </p>
        ))}
      </div>
      <span className={styles.heads}>{heads > 0 && orders('persons', { count: heads })}</span>
      <span className={styles.cost}>{cost}</span>
      <div className={styles.acts}>
        {isPlaced(answer) ? <Placed {...answer} /> : <OpenActs name={clauses([title, kind])} onEdit={onEdit} onRemove={onRemove} />}
      </div>
    </li>
  )
}

function Refusal({ item: { answer, hold } }: { item: BasketItem }) {
  const t = useTranslations('programme')
  const { sentences } = useFormats()
  if (answer && !isPlaced(answer) && answer.code === withOthers) return <p>{answer.error}</p>
  if (answer && !isPlaced(answer)) {
    const said = [answer.error, ...Object.values(answer.fields).filter((sentence) => sentence !== answer.error)]
    return (
      <p className={styles.refusal}>
        <WarningIcon />
        <span dir="auto">{sentences(said)}</span>
      </p>
    )
  }
  if (!hold || answer || hold.endsAt <= Date.now()) return null
  return (
    <p className={styles.held}>
      {t('held', { count: hold.places })} <HoldRest endsAt={hold.endsAt} />
    </p>
  )
}

function Placed({ id, status }: { id: number; status: OrderStatus }) {
  const orders = useTranslations('orders')
  return (
    <>
      <OrderStatusBadge status={status} label={orders(`status.${status}`)} />
      <Link to="/upcoming/info" search={{ id }} className={actLinkClass}>
        {orders('number', { id: String(id) })}
      </Link>
    </>
  )
}

function OpenActs({ name, onEdit, onRemove }: Pick<Props, 'onEdit' | 'onRemove'> & { name: string }) {
  const t = useTranslations('programme')
  return (
    <>
      <ActButton onPress={onEdit}>
        {t('edit')}
        <span className="sr">{`: ${name}`}</span>
      </ActButton>
      <ActButton onPress={onRemove}>
        {t('remove')}
        <span className="sr">{`: ${name}`}</span>
      </ActButton>
    </>
  )
}
