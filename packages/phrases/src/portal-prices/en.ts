import { en as pricing } from '../pricing/en.ts'

export default { pricing }
