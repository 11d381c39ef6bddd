import { zh as pricing } from '../pricing/zh.ts'

export default { pricing }
