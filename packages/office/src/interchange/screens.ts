import { chosen, idIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const interchangeSection = { word: 'interchange', path: '/interchange', ability: ['read', 'Interchange'] } as const satisfies Section

/** The address of the import: which uploaded file is looked at. A reload, or a colleague, sees the same. */
export type InterchangeSearch = { file?: number }

export function readInterchangeSearch(search: Record<string, unknown>): InterchangeSearch {
  return chosen({ file: idIn(search.file) })
}
