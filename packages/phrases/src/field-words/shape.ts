import type { FieldFault } from '@anfilada/contract/fields'

/** What stands at a field. A fault without a sentence in every language does not compile. */
export type FieldWords = {
  typing: Record<'notWhole' | 'over' | 'others' | 'drop' | 'lost' | 'clearAll' | 'show', string>
  fields: Record<FieldFault, string>
}
