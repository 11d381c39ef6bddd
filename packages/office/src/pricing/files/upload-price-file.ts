import { postFile } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { UploadedFile } from '@anfilada/contract/pricing/price-files'

/** Bytes that the server takes (`maxFileSize` of the contract). */
export const mostBytes = 5_242_880

/** Brings a file to the server, which gives it to nobody yet. */
export async function uploadPriceFile(file: File, language: OfficeLanguage): Promise<UploadedFile['result']> {
  const path = `/api/office/price-files/?name=${encodeURIComponent(file.name)}`
  return (await postFile<UploadedFile>(path, file, { language })).result
}
