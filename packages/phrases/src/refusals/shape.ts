import type { FieldFault } from '@anfilada/contract/fields'
import type { RefusalCode } from '@anfilada/contract/refusals'

/** A code without a sentence in every language does not compile. */
export type RefusalPhrases = {
  codes: Record<RefusalCode, string>
  fields: Record<FieldFault, string>
  typing: Record<'notWhole' | 'over' | 'others' | 'drop' | 'lost', string>
}
