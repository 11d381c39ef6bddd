import { en as information } from '../information/en.ts'
import { en as security } from '../security/en.ts'

const { copy, copied, notCopied } = security

/** The company, its papers and the footer in this language: a chunk that comes after what the reader looks at first. */
export default { information, security: { copy, copied, notCopied } }
