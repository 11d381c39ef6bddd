import type { RefusalCode } from '@anfilada/contract/refusals'
import type { FieldWords } from '../field-words/shape.ts'

/** A code without a sentence in every language does not compile. */
export type RefusalPhrases = { codes: Record<RefusalCode, string> } & FieldWords
