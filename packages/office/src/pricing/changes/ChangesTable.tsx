import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceDifference } from '@anfilada/contract/pricing/price-lists'
import type { Price } from '@anfilada/contract/pricing/price-order'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { Table } from '@anfilada/ui/Table'
import { useColumnWords, usePriceWords } from '../amounts/column-words.ts'
import { changePercent } from '../amounts/rubles.ts'
import styles from './changes.module.css'

const atOnce = 200

/** Every change of a price: what it was, what it becomes, by how much. */
export function ChangesTable({ caption, changes }: { caption: string; changes: readonly PriceDifference[] }) {
  const t = useTranslations('prices.changes')
  const word = useColumnWords()
  const price = usePriceWords()
  const [shown, setShown] = useState(atOnce)
  return (
    <>
      <Table caption={caption}>
        <thead>
          <tr>
            <th scope="col">{t('object')}</th>
            <th scope="col">{t('item')}</th>
            <th scope="col" className="sum">
              {t('from')}
            </th>
            <th scope="col" className="sum">
              {t('to')}
            </th>
            <th scope="col" className="sum">
              {t('percent')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, shown).map((change) => (
            <tr key={`${change.museum_object_id} ${change.key}`}>
              <td>
                {change.object}
                <small className={styles.museum}>{change.museum}</small>
              </td>
              <td>{word(change.key)}</td>
              <td className={`sum ${styles.old}`}>{price(change.from)}</td>
              <td className={`sum ${styles.new}`}>{price(change.to)}</td>
              <td className="sum">
                <Percent from={change.from} to={change.to} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {changes.length > shown && <Button onPress={() => setShown(shown + atOnce)}>{t('more', { count: changes.length - shown })}</Button>}
    </>
  )
}

const percents = new Intl.NumberFormat('ru', { signDisplay: 'exceptZero', maximumFractionDigits: 1 })

function Percent({ from, to }: { from: Price | null; to: Price | null }) {
  const t = useTranslations('prices.changes')
  if (!from) return t('new')
  if (!to) return t('gone')
  const percent = changePercent(from.amount, to.amount)
  return percent === undefined ? null : percent === 0 ? t('terms') : <Num>{`${percents.format(percent)} %`}</Num>
}
