import { vi as information } from '../information/vi.ts'
import { vi as security } from '../security/vi.ts'

const { copy, copied, notCopied } = security

/** The company, its papers and the footer in this language: a chunk that comes after what the reader looks at first. */
export default { information, security: { copy, copied, notCopied } }
