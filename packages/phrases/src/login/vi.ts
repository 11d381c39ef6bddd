import { vi as identity } from '../identity/vi.ts'
import { vi as shell } from '../shell/vi.ts'

const { brand, pageTitle, language, retry, loadFailed, failure } = shell

export default { identity, shell: { brand, pageTitle, language, retry, loadFailed, failure } }
