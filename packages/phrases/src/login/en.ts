import { en as identity } from '../identity/en.ts'
import { en as shell } from '../shell/en.ts'

const { brand, pageTitle, language, retry, loadFailed, failure } = shell

export default { identity, shell: { brand, pageTitle, language, retry, loadFailed, failure } }
