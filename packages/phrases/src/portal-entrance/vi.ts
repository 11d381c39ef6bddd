import entrance from '../entrance/vi.ts'
import { vi as missing } from '../missing/vi.ts'

/** What the screens around the login say in this language: a chunk of its own, loaded with them. */
export default { entrance, missing }
