import type { UploadedFile } from '@anfilada/contract/files'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { postFile } from '../server/http.ts'
import { useWork } from './use-work.ts'

type Upload = {
  /** Of the kind of file (`filesPath` of the contract, which would bring its schemas here, as `fileKinds` would). */
  path: string
  /** Bytes that the server takes of this kind. */
  mostBytes: number
  /** Said of a file with more, which is not sent. */
  tooLarge: string
  onSent: (file: UploadedFile['result']) => void
}

/** Brings a file to the server as soon as it is chosen, one at a time. What went wrong is told beside it. */
export function useUpload({ path, mostBytes, tooLarge, onSent }: Upload) {
  const { language } = useLanguage()
  const work = useWork(async (file: File) => onSent((await postFile<UploadedFile>(path, file, { language })).result), 'here')
  return {
    busy: work.busy,
    failure: work.failure,
    send: (file: File) => (file.size > mostBytes ? work.refuse(tooLarge) : work.run(file)),
  }
}
