import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { ActButton } from '@anfilada/ui/ActButton'
import { Kbd } from '@anfilada/ui/Kbd'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { MoneyLine } from '../../diary/MoneyLine.tsx'
import { OrderPageWords } from '../../OrderWords.tsx'
import { daysInOrder, type OrderDay, upcomingDays, useDayLook } from '../order-days.ts'
import { useScrollBack } from '../use-scroll-back.ts'
import styles from './OrderTable.module.css'
import { payableOf, rowBeyond, tableBlocks, toggled } from './table-rows.ts'
import { TableRows } from './TableRows.tsx'
import { useTableKeys } from './use-table-keys.ts'

/** `filter`: as in the list (UpcomingDays.tsx). */
type Props = { orders: readonly Order[]; filter: string; pastOpen: boolean; onPastOpen: (isOpen: boolean) => void }

/** All that is compared, in rows of one line: by keys or by the pointer; days that are past follow those to come, once they are asked for. */
export function OrderTable(props: Props) {
  return (
    <OrderPageWords before={<TableBones />}>
      <Upcoming {...props} />
    </OrderPageWords>
  )
}

/** The same for a page of the archive, whose days stand as they came: twenty orders and more in a window of 900 px. */
export function ArchiveTable({ orders }: { orders: readonly Order[] }) {
  const days = useMemo(() => daysInOrder(orders), [orders])
  return (
    <OrderPageWords before={<TableBones />}>
      <Rows days={days} filter="" columns={ofArchive} />
    </OrderPageWords>
  )
}

/** Until its words are here: more than a window holds, so that what stands below is not pushed out of it. */
function TableBones() {
  const t = useTranslations('shell')
  return <SkeletonRows rows={8} label={t('loading')} />
}

function Upcoming({ orders, filter, pastOpen, onPastOpen }: Props) {
  const t = useTranslations('orders')
  const { today } = useDayLook()
  const { coming, past } = useMemo(() => upcomingDays(orders, today), [orders, today])
  const isWhole = pastOpen || coming.length === 0
  const days = useMemo(() => (isWhole ? [...coming, ...past] : coming), [isWhole, coming, past])
  const pastCount = past.reduce((sum, day) => sum + day.orders.length, 0)
  return (
    <Rows days={days} filter={filter} columns={ofUpcoming}>
      {pastCount > 0 && coming.length > 0 && (
        <ActButton onPress={() => onPastOpen(!pastOpen)}>
          {t('upcoming.past')} · {pastCount}
        </ActButton>
      )}
      {/* It comes later than what stands before it. */}
      <MoneyLine orders={orders} />
    </Rows>
  )
}

type RowsProps = { days: readonly OrderDay[]; filter: string; columns: readonly Column[]; children?: ReactNode }

/** The table, and under it `children` beside the keys. */
function Rows({ days, filter, columns, children }: RowsProps) {
  const look = useDayLook()
  const { table, current, marked, mark, payable } = useRows(days)
  useScrollBack()
  const isDated = columns === ofArchive
  const blocks = useMemo(() => tableBlocks(days, isDated), [days, isDated])
  return (
    <>
      <table ref={table} className={styles.table} data-dated={isDated || undefined}>
        <Columns columns={columns} />
        {blocks.map((block, index) => (
          <TableRows
            key={`${filter} ${block.key}`}
            block={block}
            look={look}
            isDated={isDated}
            isFirst={index === 0}
            current={block.orders.some(({ id }) => id === current) ? current : undefined}
            marked={marked}
            onMark={mark}
          />
        ))}
      </table>
      <div className={styles.foot}>
        {children}
        <Keys payable={payable} />
      </div>
    </>
  )
}

/** Which row is chosen and which are marked, and the keys that say so. */
function useRows(days: readonly OrderDay[]) {
  const navigate = useNavigate()
  const table = useRef<HTMLTableElement>(null)
  const [current, setCurrent] = useState<number>()
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const mark = useMemo(() => (id: number) => setMarked((now) => toggled(now, id)), [])
  const payable = payableOf(days, marked, current)
  const go = (step: 1 | -1) => {
    const next = rowBeyond(days, current, step)
    // A row that nobody sees is drawn when it is chosen, and only then can have the focus.
    flushSync(() => setCurrent(next))
    table.current?.querySelector<HTMLElement>(`[data-order="${next}"]`)?.focus()
  }
  useTableKeys({
    KeyJ: () => go(1),
    KeyK: () => go(-1),
    KeyX: () => current !== undefined && mark(current),
    KeyP: () => payable.length > 0 && void navigate({ to: '/payment', search: { vouchers: writeVouchers(payable.map(({ id }) => id)) } }),
    Enter: () => current !== undefined && void navigate({ to: '/upcoming/info', search: { id: current } }),
  })
  return { table, current, marked, mark, payable: marked.size > 0 ? payable.length : 0 }
}

const ofUpcoming = ['mark', 'hour', 'where', 'people', 'status', 'number', 'refno', 'guide', 'sum', 'due', 'act'] as const
/** Nobody goes in any more, and most days have one order: it says its day itself, in the room of the entrance. */
const ofArchive = ['mark', 'date', 'hour', 'place', 'people', 'status', 'number', 'refno', 'guide', 'sum', 'due', 'act'] as const
type Column = (typeof ofUpcoming | typeof ofArchive)[number]

function Columns({ columns }: { columns: readonly Column[] }) {
  const t = useTranslations('orderTable')
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column} className={styles[column]} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {column === 'mark' || column === 'act' ? <span className="sr">{t(column)}</span> : t(column)}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}

function Keys({ payable }: { payable: number }) {
  const t = useTranslations('orderTable')
  return (
    <p className={styles.keys}>
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> {t('row')}
      </span>
      <span>
        <Kbd>X</Kbd> {t('mark')}
      </span>
      {payable > 0 && (
        <span>
          <Kbd>P</Kbd> {t('pay', { count: String(payable) })}
        </span>
      )}
    </p>
  )
}
