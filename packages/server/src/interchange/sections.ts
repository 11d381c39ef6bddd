import type { SectionName } from '@anfilada/contract/interchange/interchange-file'
import type { Section } from './frame/section.ts'
import { museums } from './sections/museums.ts'

/** All that files carry, by the names and in the order of the contract; the frame reads nothing else of a section than this list. */
export const sections: Readonly<Record<SectionName, Section>> = { museums }
