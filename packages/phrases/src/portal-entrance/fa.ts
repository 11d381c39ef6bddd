import entrance from '../entrance/fa.ts'
import { fa as missing } from '../missing/fa.ts'

/** What the screens around the login say in this language: a chunk of its own, loaded with them. */
export default { entrance, missing }
