import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import { postFile } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { UploadedFile } from '@anfilada/contract/files'
import { priceListQuery, type WholeList } from '../pricing.queries.ts'

/** Gives customers an uploaded file of the list, or with null the one made from the prices. */
export function useAttach(listId: number) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { act, sending } = useAct([])
  async function attach(fileId: number | null): Promise<boolean> {
    const outcome = await act('attach_price_file', { list_id: listId, file_id: fileId, language })
    if (!outcome.ok) return false
    const { queryKey } = priceListQuery(listId, language)
    // Not read anew: the sheet stays as it is, with its way back.
    queries.setQueryData(queryKey, (whole) => whole && withFile(whole, outcome.answer.result.file))
    void queries.invalidateQueries({ queryKey: ['price-lists'] })
    return true
  }
  return { attach, sending: sending !== undefined }
}

function withFile(whole: WholeList, file: string | null): WholeList {
  return { ...whole, list: { ...whole.list, file } }
}

/** Bytes that the server takes (`fileKinds` of the contract, which would bring its schemas here). */
export const mostBytes = 10_485_760

/** Brings a file to the server, which gives it to nobody yet. */
export async function uploadPriceFile(file: File, language: OfficeLanguage): Promise<UploadedFile['result']> {
  return (await postFile<UploadedFile>('/api/office/files/price_list/', file, { language })).result
}
