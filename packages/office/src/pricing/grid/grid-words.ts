import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Price } from '@anfilada/contract/pricing/price-order'
import { useColumnWords, usePriceWords } from '../amounts/column-words.ts'

export type GridWords = ReturnType<typeof useGridWords>

/** The words of all cells, looked up once: a screen of cells would otherwise ask hundreds of times. */
export function useGridWords() {
  const t = useTranslations('prices.grid')
  const column = useColumnWords()
  const price = usePriceWords()
  const { number } = useFormats()
  return useMemo(() => {
    const said = new Map<string, string>()
    /** What stood in the column before. Most prices of a column repeat, and a sentence takes its time. */
    const was = (key: string, published: Price | undefined): string => {
      const name = `${key} ${JSON.stringify(published)}`
      const words = said.get(name) ?? t('was', { column: column(key), price: price(published) })
      said.set(name, words)
      return words
    }
    return { t, was, number }
  }, [t, column, price, number])
}
