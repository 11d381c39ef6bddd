import entrance from '../entrance/en.ts'
import { en as missing } from '../missing/en.ts'

/** What the screens around the login say in this language: a chunk of its own, loaded with them. */
export default { entrance, missing }
