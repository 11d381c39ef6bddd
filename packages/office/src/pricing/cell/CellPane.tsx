import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficePriceRow } from '@anfilada/contract/pricing/price-lists'
import type { Price } from '@anfilada/contract/pricing/price-order'
import type { PriceKey } from '@anfilada/contract/pricing/pricing'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { useColumnWords, usePriceWords, useVatWords, type Rate } from '../amounts/column-words.ts'
import { pricesInForce, samePrice } from '../amounts/price-columns.ts'
import { readRubles, type Comma } from '../amounts/rubles.ts'
import type { CellFault } from '../draft/sheet.ts'
import styles from './CellPane.module.css'
import { PriceForm } from './PriceForm.tsx'

type Props = {
  row: OfficePriceRow
  column: PriceKey
  price: Price | undefined
  fault: CellFault | undefined
  /** Cells whose comma waits for the same answer. */
  alike: number
  onComma: (comma: Comma) => void
  /** Cells of the chosen range, the active one among them. */
  chosen: number
  rates: readonly Rate[]
  usualVat: string | undefined
  canEdit: boolean
  onChange: (price: Price | null) => void
}

/** All that is said of the chosen price: what the sheet has no room for is changed here. */
export function CellPane({ row, column, price, fault, alike, onComma, chosen, rates, usualVat, canEdit, onChange }: Props) {
  const t = useTranslations('prices.cell')
  const grid = useTranslations('prices.grid')
  const word = useColumnWords()
  const published = pricesInForce(row)[column]
  const form = { price, rates, usualVat, onChange }
  return (
    <aside className={styles.pane} aria-label={t('title')}>
      <h2>{row.object}</h2>
      <p className="mut">{word(column)}</p>
      {chosen > 1 && <p className={styles.range}>{t('range', { count: chosen })}</p>}
      {fault && (
        <div className={styles.fault} role="alert">
          <p>
            {t('typed', { typed: fault.typed })} {grid(`faults.${fault.fault}`)}
          </p>
          {fault.fault === 'whichComma' && canEdit && <CommaAnswers typed={fault.typed} alike={alike} onAnswer={onComma} />}
        </div>
      )}
      {canEdit ? (
        // A price that has come from elsewhere (the sheet, the way back, a colleague) begins the fields anew.
        <PriceForm key={`${row.museum_object_id} ${column} ${JSON.stringify(price)}`} {...form} />
      ) : (
        <Facts price={price} rates={rates} />
      )}
      <Published price={price} published={published} onBack={canEdit ? () => onChange(published ?? null) : undefined} />
    </aside>
  )
}

/** What the comma may mean, each with the sum that comes of it; kopecks have two digits. */
function CommaAnswers({ typed, alike, onAnswer }: { typed: string; alike: number; onAnswer: (comma: Comma) => void }) {
  const { formatSum } = useFormats()
  const t = useTranslations('prices.cell')
  const answers = (['thousands', 'fraction'] as const).flatMap((comma) => {
    const sum = readRubles(typed, comma)
    return sum.ok && sum.kopecks !== null ? [{ comma, sum: formatSum(sum.kopecks, 'RUB') }] : []
  })
  return (
    <>
      {answers.map(({ comma, sum }) => (
        <ActButton key={comma} onPress={() => onAnswer(comma)}>
          {t(comma, { sum })}
        </ActButton>
      ))}
      {alike > 1 && <p>{t('alike', { count: alike })}</p>}
    </>
  )
}

/** For those who only read. */
function Facts({ price, rates }: Pick<Props, 'price' | 'rates'>) {
  const words = usePriceWords()
  const vat = useVatWords(rates)
  return (
    <>
      <p className={styles.sum}>{words(price)}</p>
      {price && <p className="mut">{vat(price.vat)}</p>}
    </>
  )
}

function Published({
  price,
  published,
  onBack,
}: {
  price: Price | undefined
  published: Price | undefined
  onBack: (() => void) | undefined
}) {
  const { formatSum } = useFormats()
  const t = useTranslations('prices.cell')
  const words = usePriceWords()
  if (!price && !published) return null
  if (samePrice(price, published)) return <p className={styles.published}>{t('asPublished')}</p>
  return (
    <div className={styles.published}>
      <p>{t('published')}</p>
      <p className={styles.old}>{published ? <Num>{formatSum(published.amount, 'RUB')}</Num> : words(null)}</p>
      {published && <p className="mut">{words(published)}</p>}
      {onBack && <ActButton onPress={onBack}>{t('back')}</ActButton>}
    </div>
  )
}
