import type { PhrasesLike } from '../phrase-shape.ts'
import type ru from './ru.ts'

const fa: PhrasesLike<typeof ru> = {
  open: 'یافتن و باز کردن',
  title: 'یافتن و باز کردن',
  field: 'شمارهٔ سفارش، موزه، صفحه یا کار',
  close: 'بستن',
  recent: 'موارد اخیر',
  groups: { orders: 'سفارش‌ها', museums: 'موزه‌ها', customers: 'مشتریان', screens: 'صفحه‌ها', acts: 'کارها' },
  found: '{count, plural, one {# مورد یافت شد} other {# مورد یافت شد}}',
  none: 'چیزی یافت نشد. سه رقم از شماره یا بخشی از نام کافی است.',
  loading: 'در حال جست‌وجو',
  failed: 'سفارش‌ها و نام‌ها بارگیری نشدند. صفحه‌ها و کارها باز می‌شوند.',
  walk: 'سطر',
  enter: 'باز کردن',
  newTab: 'در برگهٔ تازه',
  order: 'شمارهٔ {id}',
  openOrder: 'باز کردن سفارش {id}',
  inArchive: 'در بایگانی',
  ofMuseum: 'سفارش‌های این موزه',
  editMuseum: 'در فهرست موزه‌ها',
  language: 'زبان: {name}',
}

export default fa
