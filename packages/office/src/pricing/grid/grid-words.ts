import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useColumnWords, usePriceWords } from '../amounts/column-words.ts'

export type GridWords = ReturnType<typeof useGridWords>

/** The words of all cells, looked up once: a screen of cells would otherwise ask hundreds of times. */
export function useGridWords() {
  const t = useTranslations('prices.grid')
  const column = useColumnWords()
  const price = usePriceWords()
  return useMemo(() => ({ t, column, price }), [t, column, price])
}
