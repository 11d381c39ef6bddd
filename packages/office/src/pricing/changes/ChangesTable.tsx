import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { PriceDifference } from '@anfilada/contract/pricing/price-lists'
import type { Price } from '@anfilada/contract/pricing/price-order'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { Table } from '@anfilada/ui/Table'
import { useColumnWords, usePriceTerms } from '../amounts/column-words.ts'
import { changePercent } from '../amounts/rubles.ts'
import { byKind, kindOf } from './change-rows.ts'
import styles from './changes.module.css'

const atOnce = 200
const columns = ['from', 'to', 'by', 'percent'] as const

/** Every change of a price: what goes up, down, comes and goes; what it was, what it becomes, by how much. */
export function ChangesTable({ caption, changes }: { caption: string; changes: readonly PriceDifference[] }) {
  const t = useTranslations('prices.changes')
  const [shown, setShown] = useState(atOnce)
  const sorted = byKind(changes)
  // All of a column or none: then the sums stand digit under digit.
  const hasKopecks = changes.some(({ from, to }) => [from, to].some((price) => (price?.amount ?? 0) % 100 !== 0))
  return (
    <>
      <div className={styles.changes}>
        <Table caption={caption}>
          <thead>
            <tr>
              <th scope="col">{t('object')}</th>
              <th scope="col">{t('item')}</th>
              {columns.map((name) => (
                <th key={name} scope="col" className="sum">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, shown).map((change, at) => {
              const kind = kindOf(change)
              const before = sorted[at - 1]
              return (
                <Change
                  key={`${change.museum_object_id} ${change.key}`}
                  {...{ change, hasKopecks }}
                  opens={!before || kindOf(before) !== kind}
                />
              )
            })}
          </tbody>
        </Table>
      </div>
      {changes.length > shown && <Button onPress={() => setShown(shown + atOnce)}>{t('more', { count: changes.length - shown })}</Button>}
    </>
  )
}

type ChangeProps = { change: PriceDifference; hasKopecks: boolean; /** The first of those that go the same way. */ opens: boolean }

function Change({ change, hasKopecks, opens }: ChangeProps) {
  const t = useTranslations('prices.changes')
  const { formatAmount } = useFormats()
  const word = useColumnWords()
  const { from, to } = change
  const by = from && to ? to.amount - from.amount : 0
  return (
    <>
      {opens && (
        <tr className={styles.kind}>
          <th scope="colgroup" colSpan={columns.length + 2}>
            {t(`kinds.${kindOf(change)}`)}
          </th>
        </tr>
      )}
      <tr>
        <td>
          {change.object}
          <small className={styles.museum}>{change.museum}</small>
        </td>
        <td>{word(change.key)}</td>
        <td className={`sum ${styles.old}`}>
          <Sum price={from} hasKopecks={hasKopecks} />
        </td>
        <td className={`sum ${styles.new}`}>
          <Sum price={to} hasKopecks={hasKopecks} />
        </td>
        <td className="sum">{by !== 0 && <Num>{`${by > 0 ? '+' : ''}${formatAmount(by, hasKopecks)}`}</Num>}</td>
        <td className="sum">
          <Percent from={from} to={to} />
        </td>
      </tr>
    </>
  )
}

/** The sum, and under it what holds besides. */
function Sum({ price, hasKopecks }: { price: Price | null; hasKopecks: boolean }) {
  const { formatAmount, clauses } = useFormats()
  const terms = usePriceTerms()
  if (!price) return null
  const told = terms(price)
  return (
    <>
      <Num>{formatAmount(price.amount, hasKopecks)}</Num>
      {told.length > 0 && <small className={styles.museum}>{clauses(told)}</small>}
    </>
  )
}

function Percent({ from, to }: { from: Price | null; to: Price | null }) {
  const t = useTranslations('prices.changes')
  const { number } = useFormats()
  if (!from) return t('new')
  if (!to) return t('gone')
  const percent = changePercent(from.amount, to.amount)
  return percent === undefined ? null : percent === 0 ? t('terms') : <Num>{`${percent > 0 ? '+' : ''}${number(percent)}`}</Num>
}
