import { useTranslations } from 'use-intl'
import { useColumnWords, useVatWords, type Rate } from '../amounts/column-words.ts'
import type { ForeignPrice } from './change-rows.ts'
import styles from './changes.module.css'

const most = 20

/** The company's taxes changed, and these prices did not follow: their rates are chosen anew in the sheet. */
export function ForeignVat({ foreign, rates }: { foreign: readonly ForeignPrice[]; rates: readonly Rate[] }) {
  const t = useTranslations('prices.publish')
  const word = useColumnWords()
  const vat = useVatWords(rates)
  return (
    <div className={styles.overlap}>
      <p>{t('foreignVat')}</p>
      <ul>
        {foreign.slice(0, most).map((price) => (
          <li key={`${price.museum_object_id} ${price.key}`}>
            {price.object}, {word(price.key)}: {vat(price.vat)}
          </li>
        ))}
      </ul>
      {foreign.length > most && <p>{t('foreignVatMore', { count: foreign.length - most })}</p>}
    </div>
  )
}
