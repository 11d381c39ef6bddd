import { ru as pricing } from '../pricing/ru.ts'

export default { pricing }
