import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  noScripts: 'این پورتال فقط با اسکریپت کار می‌کند. JavaScript را در تنظیمات مرورگر فعال کنید و صفحه را دوباره بارگذاری کنید.',
}
