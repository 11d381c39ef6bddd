import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { PricePreviewActions } from '@anfilada/contract/pricing/price-preview'

type Contract = PricePreviewActions['price_preview']
/** What is asked, without the language. */
export type PreviewAsked = Omit<z.input<Contract['input']>, 'language'>
export type Preview = z.output<Contract['output']>['result']

type AskPreview = (
  action: 'price_preview',
  data: z.input<Contract['input']>,
  options: { language: OfficeLanguage; signal: AbortSignal },
) => Promise<z.output<Contract['output']>>
// The app's table of actions (shell/app.ts) does not name this one.
const askPreview = callAction as unknown as AskPreview

/** Nothing is asked while `asked` is undefined; the answer before stays until the next one comes. */
export function pricePreviewQuery(asked: PreviewAsked | undefined, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['prices', 'preview', asked, language],
    queryFn: asked
      ? async ({ signal }) => (await askPreview('price_preview', { ...asked, language }, { language, signal })).result
      : skipToken,
    placeholderData: keepPreviousData,
  })
}
