import { fa as information } from '../information/fa.ts'
import { fa as security } from '../security/fa.ts'

const { copy, copied, notCopied } = security

/** The company, its papers and the footer in this language: a chunk that comes after what the reader looks at first. */
export default { information, security: { copy, copied, notCopied } }
