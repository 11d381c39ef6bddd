import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const fa: PhrasesLike<typeof ru> = {
  title: 'اخبار',
  failed: 'اخبار بارگذاری نشد',
  emptyTitle: 'هنوز خبری نیست',
  emptyText: 'هرگاه در موزه‌ها یا در کار ما چیزی تغییر کند، اینجا می‌خوانید.',
  fresh: 'جدید',
  original: 'ترجمه نشده است؛ این متن روسی است.',
  advert: 'آگهی',
  more: 'بیشتر بخوانید',
  close: 'بستن آگهی',
  understood: 'متوجه شدم',
  submission: 'مهلت ثبت برنامهٔ بازدید برای {month} تا {moment} است.',
  notices: 'اطلاعیه‌ها',
}
export default fa
