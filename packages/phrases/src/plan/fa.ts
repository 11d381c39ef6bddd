import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  label: 'برنامهٔ روز به روز',
  overlap: '{minutes} دقیقه هم‌پوشانی',
  travel: '{gap} دقیقه، راه {road}',
  hoursShown: 'ساعت‌های {from} تا {to} نشان داده شده، بقیه خالی است ·',
  wholeDay: 'کل روز',
  usedHours: 'فقط ساعت‌های پر',
  keys: { choose: 'انتخاب', move: '15 دقیقه جابه‌جایی یا سانس دیگر', line: 'رفتن به ردیف' },
  earlier: 'زودتر',
  later: 'دیرتر',
  toLine: 'رفتن به ردیف',
  moved: '{name}: {time}',
  noneEarlier: '{name}: زودتر از این وقت خالی نیست',
  noneLater: '{name}: دیرتر از این وقت خالی نیست',
  unsent: 'ارسال‌نشده',
  refused: 'پذیرفته نشد',
}
