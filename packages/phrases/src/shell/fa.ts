import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const fa: PhrasesLike<typeof ru> = {
  brand: 'آنفیلادا',
  pageTitle: '{page} · آنفیلادا',
  toContent: 'رفتن به محتوا',
  language: 'زبان',
  languageNow: 'زبان: {name}',
  toDark: 'پوستهٔ تیره',
  toLight: 'پوستهٔ روشن',
  openMenu: 'باز کردن منو',
  closeMenu: 'بستن منو',
  collapseMenu: 'جمع کردن منو',
  expandMenu: 'گشودن منو',
  mainMenu: 'منوی اصلی',
  menu: { orders: 'سفارش‌ها', newOrder: 'سفارش جدید', museumTickets: 'بلیت موزه', archive: 'بایگانی' },
  userMenu: 'منوی کاربر',
  logOut: 'خروج',
  role: {
    owner: 'مالک',
    manager: 'مدیر سفارش‌ها',
    accountant: 'حسابدار',
    guide: 'راهنما',
    dispatcher: 'مسئول هماهنگی',
    office_accountant: 'حسابدار شرکت',
    editor: 'ویراستار',
    admin: 'مدیر سامانه',
  },
  rights: '© {year} شرکت آنفیلادا',
  close: 'بستن',
  retry: 'تلاش دوباره',
  loading: 'در حال بارگذاری',
  notifications: 'پیام‌ها',
  notFound: {
    title: 'چنین صفحه‌ای وجود ندارد',
    text: 'نشانی را بررسی کنید یا از فهرست سفارش‌ها شروع کنید.',
    toOrders: 'رفتن به سفارش‌ها',
  },
  noRight: {
    title: 'نقش شما این دسترسی را ندارد',
    text: 'از مالک حساب بخواهید؛ او نقش عضوها را تغییر می‌دهد.',
  },
  loadFailed: {
    title: 'صفحه بارگذاری نشد',
    text: 'ارتباط قطع شده یا نسخهٔ تازه‌ای منتشر شده است. سفارش‌ها و پیش‌نویس‌های شما محفوظ‌اند.',
  },
  failure: {
    noAnswer: 'سرور در 30 ثانیه پاسخ نداد. سفارش‌های شما محفوظ‌اند.',
    noConnection: 'ارتباط با سرور برقرار نیست. شبکه را بررسی و دوباره تلاش کنید.',
    unreadable: 'پاسخ سرور خوانده نشد. یک دقیقهٔ دیگر دوباره تلاش کنید.',
  },
}
