import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const fa: PhrasesLike<typeof ru> = {
  title: 'راهنما',
  failed: 'پاسخ‌ها بارگذاری نشد',
  search: 'جست‌وجو در راهنما',
  found: 'یافته‌ها',
  nothing: 'چیزی یافت نشد. واژه‌های دیگری بنویسید یا پرسش را در فهرست زیر بیابید.',
  beside: 'پرسش‌های نزدیک',
  original: 'ترجمه نشده است؛ این متن روسی است.',
  toTexts: 'ویرایش متن‌های راهنما',
}
export default fa
