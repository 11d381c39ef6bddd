import { ru as licenses } from '../licenses/ru.ts'
import { ru as missing } from '../missing/ru.ts'
import { ru as prolongation } from '../prolongation/ru.ts'

/** What only the screens of licenses say in this language: a chunk of its own, loaded with them. */
export default { licenses, missing, prolongation }
