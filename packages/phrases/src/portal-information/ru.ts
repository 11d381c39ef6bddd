import { ru as information } from '../information/ru.ts'
import { ru as security } from '../security/ru.ts'

const { copy, copied, notCopied } = security

/** The company, its papers and the footer in this language: a chunk that comes after what the reader looks at first. */
export default { information, security: { copy, copied, notCopied } }
