import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Order } from '@anfilada/contract/orders/orders'
import { usePlaceName } from '../order-words.ts'
import styles from './OrderSearch.module.css'

type Props = { id: string; shown: readonly Order[]; current: Order | undefined; onPick: (order: Order) => void; children: ReactNode }

/** The list under the field and, as its last line, what is to be said about it. */
export function SearchResults({ id, shown, current, onPick, children }: Props) {
  const t = useTranslations('orders')
  return (
    // A press on the list must not take the focus from the field: that would close it before the press is over.
    <div className={styles.results} onPointerDown={(event) => event.preventDefault()} onMouseDown={(event) => event.preventDefault()}>
      <ul id={id} role="listbox" aria-label={t('search.results')} className={styles.list}>
        {shown.map((order) => (
          <Result key={order.id} id={`${id}-${order.id}`} order={order} isCurrent={order === current} onPick={() => onPick(order)} />
        ))}
      </ul>
      <p role="status" className={styles.outcome}>
        {children}
      </p>
    </div>
  )
}

type ResultProps = { id: string; order: Order; isCurrent: boolean; onPick: () => void }

function Result({ id, order, isCurrent, onPick }: ResultProps) {
  const t = useTranslations('orders')
  const place = usePlaceName()
  const { id: number, data } = order
  const formats = useFormats()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li ref={item} id={id} role="option" aria-selected={isCurrent} className={styles.result} onClick={onPick}>
      <b>{t('search.result', { id: String(number) })}</b>
      <span>
        {formats.day(data.pass_date)} · {place(order)} · <bdi>{data.refno}</bdi>
      </span>
    </li>
  )
}
