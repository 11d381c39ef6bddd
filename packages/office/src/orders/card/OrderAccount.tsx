import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeOrderContext } from '@anfilada/contract/orders/order-context'
import { Fact } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import styles from './OrderContext.module.css'

type Account = OfficeOrderContext['account']
type Props = { account: Account | undefined; currency: string }

/** How the customer stands, and how he would once this order is charged. The rows stand before their sums are here: nothing moves. */
export function OrderAccount({ account, currency }: Props) {
  const t = useTranslations('orderContext')
  const { formatSum } = useFormats()
  const sumOf = (kopecks: number | null | undefined) => {
    if (kopecks === undefined) return '…'
    return kopecks === null ? '—' : <Num>{formatSum(Math.abs(kopecks), currency)}</Num>
  }
  return (
    <dl>
      {rowsOf(account).map(({ word, sum, isLoss }) => (
        <Fact key={word} term={t(word)}>
          <span className={isLoss ? styles.loss : undefined}>{word === 'limit' && sum === null ? t('noLimit') : sumOf(sum)}</span>
        </Fact>
      ))}
    </dl>
  )
}

function rowsOf(account: Account | undefined) {
  const { due, overdue = 0, limit, left, balance } = account ?? {}
  const isShort = typeof left === 'number' && left < 0
  return [
    { word: 'due', sum: due, isLoss: false },
    { word: 'overdue', sum: account?.overdue, isLoss: overdue > 0 },
    { word: 'limit', sum: limit, isLoss: false },
    { word: isShort ? 'short' : 'left', sum: left, isLoss: isShort },
    { word: 'balance', sum: balance, isLoss: false },
  ] as const
}
