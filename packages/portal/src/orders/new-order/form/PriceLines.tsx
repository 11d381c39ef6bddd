import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { richPart } from '@anfilada/browser/rich-part'
import { useNumberRefused } from '@anfilada/ui/hold-for-number'
import { classNames } from '@anfilada/ui/class-names'
import { useLineLabel } from '../../order-details/line-label.ts'
import { Sum } from '../../marks.tsx'
import { vatInside } from '../../vat-inside.ts'
import { draftTotal, type DraftLine, type Prices } from '../draft/price-lines.ts'
import shared from '../frame/summary.module.css'
import styles from './OrderSummary.module.css'

/** What the order costs, line by line; for those who may not see prices, what and how many. */
export function PriceLines({ lines, prices }: { lines: readonly DraftLine[]; prices: Prices | undefined }) {
  const { formatSum } = useFormats()
  const t = useTranslations('newOrder')
  const label = useLineLabel()
  const total = draftTotal(lines)
  const words = (line: DraftLine) => {
    const count = String(line.quantity)
    if (!line.unitPrice || line.isForGroup || !prices) return t('line', { item: label(line), count })
    const price = formatSum(line.unitPrice, prices.currency)
    return line.free > 0
      ? t('lineWithFree', { item: label(line), count, price, free: String(line.free) })
      : t('linePriced', { item: label(line), count, price })
  }
  const isRefused = useNumberRefused()
  if (lines.length === 0) return null
  if (isRefused) return <p className={styles.vat}>{t('numberFirst')}</p>
  return (
    <div className={shared.sums}>
      <dl className={classNames(shared.rows, styles.lines)}>
        {lines.map((line) => (
          <div key={`${line.kind} ${line.item}`}>
            <dt>
              {words(line)}
              {prices && <VatInside line={line} currency={prices.currency} />}
            </dt>
            <dd className="sum">
              {prices && line.sum !== null && (line.sum === 0 ? t('freeOfCharge') : <Sum kopecks={line.sum} currency={prices.currency} />)}
            </dd>
          </div>
        ))}
      </dl>
      {prices && total !== undefined && (
        <p className={classNames(shared.total, styles.total)}>
          <span>{t('total')}</span>
          <span className="sum">
            <Sum kopecks={total} currency={prices.currency} />
          </span>
        </p>
      )}
    </div>
  )
}

/** Named at the line that has it: under the sum of all of them it would be a share of that. */
function VatInside({ line, currency }: { line: DraftLine; currency: string }) {
  const t = useTranslations('orders')
  const vat = vatInside(line)
  if (!vat) return null
  const sum = richPart(<Sum kopecks={vat} currency={currency} />)
  return <small className={styles.vat}>{t.rich('order.vatInside', { percent: String(line.vatPercent), sum })}</small>
}
