import { zh as information } from '../information/zh.ts'
import { zh as security } from '../security/zh.ts'

const { copy, copied, notCopied } = security

/** The company, its papers and the footer in this language: a chunk that comes after what the reader looks at first. */
export default { information, security: { copy, copied, notCopied } }
