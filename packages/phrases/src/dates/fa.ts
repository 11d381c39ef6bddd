import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const fa: PhrasesLike<typeof ru> = {
  open: 'باز کردن تقویم',
  noDate: 'تاریخ را بنویسید، مثلاً \u206620.05.2026\u2069.',
  noMoment: 'تاریخ و ساعت را بنویسید، مثلاً \u206620.05.2026 09:30\u2069.',
  noTime: 'ساعت را بنویسید، مثلاً \u206609:30\u2069.',
  daysOfMonth: 'این ماه {days} روز دارد',
  notBefore: 'نه زودتر از {date}',
  notAfter: 'نه دیرتر از {date}',
  closed: '{date}، قابل انتخاب نیست',
  chooseEnd: 'حالا روز پایان',
}

export default fa
