import type { Language } from '@anfilada/contract/languages'

/** Where it is registered and where its account is, as Russian papers write it: translated, no bank would find them. */
export const companyAddress = '190000, Санкт-Петербург, Английская набережная, д. 1'
export const companyBank = 'АО «Банк Анфилада», г. Санкт-Петербург'

type Words = Readonly<Record<'title' | 'name' | 'inn' | 'kpp' | 'ogrn' | 'address' | 'account' | 'bank' | 'bik' | 'corrAccount', string>>

/** What stands before each number, on the two pages that tell them; no other page has to load it. */
export const requisiteWords: Record<Language, Words> = {
  ru: {
    title: 'Реквизиты',
    name: 'Получатель',
    inn: 'ИНН',
    kpp: 'КПП',
    ogrn: 'ОГРН',
    address: 'Юридический адрес',
    account: 'Расчётный счёт',
    bank: 'Банк',
    bik: 'БИК',
    corrAccount: 'Корреспондентский счёт',
  },
  en: {
    title: 'Company details',
    name: 'Payee',
    inn: 'INN',
    kpp: 'KPP',
    ogrn: 'OGRN',
    address: 'Legal address',
    account: 'Account',
    bank: 'Bank',
    bik: 'BIK',
    corrAccount: 'Correspondent account',
  },
  zh: {
    title: '公司信息',
    name: '收款方',
    inn: 'INN',
    kpp: 'KPP',
    ogrn: 'OGRN',
    address: '注册地址',
    account: '结算账户',
    bank: '银行',
    bik: 'BIK',
    corrAccount: '代理账户',
  },
  fa: {
    title: 'مشخصات حقوقی',
    name: 'دریافت‌کننده',
    inn: 'INN',
    kpp: 'KPP',
    ogrn: 'OGRN',
    address: 'نشانی قانونی',
    account: 'شمارهٔ حساب',
    bank: 'بانک',
    bik: 'BIK',
    corrAccount: 'حساب کارگزاری',
  },
  vi: {
    title: 'Thông tin pháp nhân',
    name: 'Bên nhận',
    inn: 'INN',
    kpp: 'KPP',
    ogrn: 'OGRN',
    address: 'Địa chỉ pháp lý',
    account: 'Số tài khoản',
    bank: 'Ngân hàng',
    bik: 'BIK',
    corrAccount: 'Tài khoản đối ứng',
  },
}
