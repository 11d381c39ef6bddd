import { fa as identity } from '../identity/fa.ts'
import { fa as shell } from '../shell/fa.ts'

const { brand, pageTitle, language, retry, loadFailed, failure } = shell

export default { identity, shell: { brand, pageTitle, language, retry, loadFailed, failure } }
