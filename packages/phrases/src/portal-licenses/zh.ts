import { zh as licenses } from '../licenses/zh.ts'

export default { licenses }
