import { fa as licenses } from '../licenses/fa.ts'

export default { licenses }
