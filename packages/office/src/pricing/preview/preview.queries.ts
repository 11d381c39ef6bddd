import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { PricePreviewActions } from '@anfilada/contract/pricing/price-preview'

type Contract = PricePreviewActions['price_preview']
/** What is asked, without the language. */
export type PreviewAsked = Omit<z.input<Contract['input']>, 'language'>
export type Preview = z.output<Contract['output']>['result']

/** Nothing is asked while `asked` is undefined; the answer before stays until the next one comes. */
export function pricePreviewQuery(asked: PreviewAsked | undefined, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['prices', 'preview', asked, language],
    queryFn: asked
      ? async ({ signal }) => (await callAction('price_preview', { ...asked, language }, { language, signal })).result
      : skipToken,
    placeholderData: keepPreviousData,
  })
}
