import entrance from '../entrance/ru.ts'
import { ru as missing } from '../missing/ru.ts'

/** What the screens around the login say in this language: a chunk of its own, loaded with them. */
export default { entrance, missing }
