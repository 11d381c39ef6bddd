import { en as licenses } from '../licenses/en.ts'

export default { licenses }
