import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { PriceLine } from '@anfilada/contract/orders/orders'
import { useLineLabel } from './line-label.ts'
import styles from './sections.module.css'

/** Why the VAT is not a share of the total: which lines have it, and that the rest has none. */
export function VatSentence({ lines }: { lines: readonly PriceLine[] }) {
  const t = useTranslations('orderFacts')
  const { list } = useFormats()
  const label = useLineLabel()
  const taxed = lines.filter(({ vat_percent: percent }) => percent !== null)
  const said = taxed.length === 0 ? 'none' : taxed.length === lines.length ? 'all' : 'some'
  const named = list(taxed.map((line) => t('vat.line', { line: label(line), percent: String(line.vat_percent) })))
  return <p className={styles.note}>{t(`vat.${said}`, { lines: named })}</p>
}
