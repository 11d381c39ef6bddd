import { ru as identity } from '../identity/ru.ts'
import { ru as shell } from '../shell/ru.ts'

const { brand, pageTitle, language, retry, loadFailed, failure } = shell

/** What the login says that stands before the program: a chunk of its own, so that its page waits for no words of other screens. */
export default { identity, shell: { brand, pageTitle, language, retry, loadFailed, failure } }
