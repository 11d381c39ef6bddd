import { fa as pricing } from '../pricing/fa.ts'

export default { pricing }
