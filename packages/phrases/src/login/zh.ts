import { zh as identity } from '../identity/zh.ts'
import { zh as shell } from '../shell/zh.ts'

const { brand, pageTitle, language, retry, loadFailed, failure } = shell

export default { identity, shell: { brand, pageTitle, language, retry, loadFailed, failure } }
