import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const fa: PhrasesLike<typeof ru> = {
  title: 'دربارهٔ مجموعه',
  address: 'نشانی',
  entrance: 'ورودی',
  hours: 'ساعت کار',
  onDay: 'روز بازدید',
  specialDays: 'روزهای ویژه',
  open: 'باز',
  closed: 'تعطیل',
  group: 'گروه',
  least: 'دست‌کم {count} نفر',
  most: 'حداکثر {count} نفر',
  between: 'از {least} تا {most} نفر',
  perGuide: 'برای هر راهنما',
  noShow: 'اگر گروه نیاید',
  noShowShare: '{percent} درصد قیمت',
  noShowFree: 'پرداختی ندارد',
}
export default fa
