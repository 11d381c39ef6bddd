import type { Role } from '@anfilada/contract/abilities'
import type { CustomerKind } from '@anfilada/contract/identity/login'

export const demoPassword = 'anfilada-demo-2026'

export type DemoCustomer = {
  key: string
  kind: CustomerKind
  name: string
  settlement: 'pay_now' | 'invoice' | 'deposit'
  creditLimitRubles?: number
  /** How its references begin. */
  prefix: string
}

export type DemoUser = {
  login: string
  customer: string | null
  name: string
  roles: readonly Role[]
  /** Only those of the contract can sign in; the people of the background agencies have no password. */
  signsIn: boolean
}

const signingCustomers: readonly DemoCustomer[] = [
  { key: 'agency', kind: 'legal_entity', name: 'ООО «Нева-тур»', settlement: 'invoice', prefix: 'NEVA' },
  { key: 'agency2', kind: 'legal_entity', name: 'ООО «Ладога-тур»', settlement: 'invoice', prefix: 'LADOGA' },
  {
    key: 'agency-credit',
    kind: 'legal_entity',
    name: 'ООО «Восток-Запад»',
    settlement: 'invoice',
    creditLimitRubles: 500_000,
    prefix: 'VZ',
  },
  { key: 'individual', kind: 'individual', name: 'Смирнова Екатерина Андреевна', settlement: 'pay_now', prefix: 'SMIRNOVA' },
]

/** `home`: the country whose groups the agency lives on; those without one take whoever comes. */
type Background = readonly [key: string, name: string, prefix: string, employee: string, home?: string]
const background: readonly Background[] = [
  ['white-nights', 'ООО «Белые ночи»', 'WN', 'Алексей Фёдоров'],
  ['northern-capital', 'ООО «Северная столица»', 'NC', 'Наталья Морозова'],
  ['baltic-travel', 'ООО «Балтик Тревел»', 'BALT', 'Игорь Павлов'],
  ['amber-bridge', 'ООО «Янтарный мост»', 'AMBER', 'Юлия Соловьёва'],
  ['tsar-route', 'ООО «Царский маршрут»', 'TSAR', 'Виктор Егоров'],
  ['silk-road', 'ООО «Шёлковый путь»', 'SILK', 'Ван Цзин', 'CN'],
  ['tea-road', 'ООО «Великий чайный путь»', 'TEA', 'Чжао Мин', 'CN'],
  ['persepolis', 'ООО «Персеполь Тур»', 'PERS', 'Реза Ахмади', 'IR'],
  ['hanoi-travel', 'ООО «Ханой Трэвел»', 'VIET', 'Нгуен Тхи Лан', 'VN'],
  ['meridian', 'ООО «Меридиан»', 'MER', 'Ольга Новикова'],
  ['onego', 'ООО «Онего»', 'ONEGO', 'Сергей Титов'],
  ['seven-bridges', 'ООО «Семь мостов»', '7M', 'Дарья Зайцева'],
]

export const backgroundAgencies: readonly (DemoCustomer & { employee: string; home: string | undefined })[] = background.map(
  ([key, name, prefix, employee, home]) => ({
    key,
    kind: 'legal_entity',
    name,
    settlement: 'invoice',
    prefix,
    employee,
    home,
  }),
)

export const customers: readonly DemoCustomer[] = [...signingCustomers, ...backgroundAgencies]

export const users: readonly DemoUser[] = [
  { login: 'agency', customer: 'agency', name: 'Ирина Соколова', roles: ['owner'], signsIn: true },
  { login: 'agency-manager', customer: 'agency', name: 'Дмитрий Громов', roles: ['manager'], signsIn: true },
  { login: 'agency-accountant', customer: 'agency', name: 'Марина Лебедева', roles: ['accountant'], signsIn: true },
  { login: 'agency-guide', customer: 'agency', name: 'Ольга Ветрова', roles: ['guide'], signsIn: true },
  { login: 'agency2', customer: 'agency2', name: 'Антон Беляев', roles: ['owner'], signsIn: true },
  { login: 'agency-credit', customer: 'agency-credit', name: 'Елена Чжан', roles: ['owner'], signsIn: true },
  { login: 'individual', customer: 'individual', name: 'Екатерина Смирнова', roles: ['owner'], signsIn: true },
  { login: 'dispatcher', customer: null, name: 'Павел Орлов', roles: ['dispatcher'], signsIn: true },
  { login: 'office-accountant', customer: null, name: 'Светлана Кузьмина', roles: ['office_accountant'], signsIn: true },
  { login: 'editor', customer: null, name: 'Анна Белова', roles: ['editor'], signsIn: true },
  { login: 'admin', customer: null, name: 'Михаил Королёв', roles: ['admin'], signsIn: true },
  ...backgroundAgencies.map((agency): DemoUser => ({
    login: agency.key,
    customer: agency.key,
    name: agency.employee,
    roles: ['manager'],
    signsIn: false,
  })),
]

/** Numbers that telephone companies keep for stories: 555-01-00 to 555-01-99. */
export const guides = {
  vetrova: { name: 'Ольга Ветрова', phone: '+7 921 555-01-12' },
  liwei: { name: 'Ли Вэй', phone: '+7 921 555-01-18' },
  nguyen: { name: 'Нгуен Ван Минь', phone: '+7 921 555-01-23' },
  karimi: { name: 'Мариам Карими', phone: '+7 921 555-01-31' },
  belyaev: { name: 'Антон Беляев', phone: '+7 921 555-01-40' },
  zhang: { name: 'Елена Чжан', phone: '+7 921 555-01-44' },
  smirnova: { name: 'Екатерина Смирнова', phone: '+7 921 555-01-52' },
  orlova: { name: 'Вера Орлова', phone: '+7 921 555-01-60' },
  petrov: { name: 'Максим Петров', phone: '+7 921 555-01-67' },
  sun: { name: 'Сунь Лихуа', phone: '+7 921 555-01-75' },
  tikhonova: { name: 'Полина Тихонова', phone: '+7 921 555-01-83' },
} as const
export type GuideKey = keyof typeof guides

export function customerId(key: string): number {
  return placeIn(customers, (customer) => customer.key === key)
}

export function userId(login: string): number {
  return placeIn(users, (user) => user.login === login)
}

function placeIn<T>(list: readonly T[], matches: (item: T) => boolean): number {
  const index = list.findIndex(matches)
  if (index < 0) throw new Error('Not among the people of the demo')
  return index + 1
}
