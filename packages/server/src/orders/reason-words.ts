import type { Language } from '@anfilada/contract/languages'
import { isSystemReason } from '@anfilada/contract/orders/system-reasons'
import { systemReasonWords } from '@anfilada/phrases/system-reasons'

/** A reason that a person wrote as it stands; one of the system in the reader's words. */
export function reasonWords(reason: string, language: Language): string {
  return isSystemReason(reason) ? systemReasonWords[language][reason] : reason
}
