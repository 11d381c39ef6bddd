import entrance from '../entrance/zh.ts'
import { zh as missing } from '../missing/zh.ts'

/** What the screens around the login say in this language: a chunk of its own, loaded with them. */
export default { entrance, missing }
