import { dayFormats } from '@anfilada/contract/formats'
import type { Language } from '@anfilada/contract/languages'
import type { Heads } from '@anfilada/contract/orders/day-manifest'
import type { OrderData } from '@anfilada/contract/orders/orders'
import { ru as catalogue } from './catalogue/ru.ts'
import { equipmentName, type EquipmentNames } from './equipment-names.ts'
import { ru as orders } from './orders/ru.ts'
import { ru as services } from './services/ru.ts'
import { paperDate } from './invoice-paper.ts'

/** Where a museum's name stands, of orders that go to none. */
export const withoutMuseum: Record<Language, string> = {
  ru: 'Без музея',
  en: 'No museum',
  zh: '无博物馆',
  fa: 'بدون موزه',
  vi: 'Không có bảo tàng',
}

// The manifest is printed in Russian, as all papers are: it is read at the doors of museums.

export const manifestWords = {
  head: ['Время', 'Заказ', 'Клиент', 'Объект, вход', 'Люди', 'Гид, лицензия, телефон', 'Страна', 'Услуги', 'Статус', 'Примечания'],
  license: 'лиц.',
  noLicense: 'без лицензии',
  guides: 'гидов',
  employee: 'встречает',
  none: 'На этот день никого не ждём.',
} as const

export function manifestTitle(date: string, museum: string | null): string {
  return [`Лист дня ${paperDate(date)}, ${dayFormats.weekday('ru', date)}`, ...(museum === null ? [] : [museum])].join(' · ')
}

/** «Эрмитаж: 5 заказов, 218 чел. (взр. 150, льг. 48, дет. 20)». */
export function museumLine({ name, groups, pax, heads }: { name: string; groups: number; pax: number; heads: Heads }): string {
  return `${name}: ${groups} ${groupWord(groups)}${pax > 0 ? `, ${headsWords(pax, heads)}` : ''}`
}

const groupForms = { one: 'заказ', few: 'заказа', many: 'заказов', other: 'заказа', two: 'заказа', zero: 'заказов' } as const

function groupWord(count: number): string {
  return groupForms[new Intl.PluralRules('ru').select(count)]
}

/** «38 чел. (взр. 30, дет. 8)»; what is nobody is left out. */
export function headsWords(pax: number, { common, privileged, child }: Heads): string {
  const parts = [
    [common, 'взр.'],
    [privileged, 'льг.'],
    [child, 'дет.'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${word}\u00a0${count}`)
  return said.length > 0 ? `${pax}\u00a0чел. (${said.join(', ')})` : `${pax}\u00a0чел.`
}

/** What goes along with the group: equipment and guides of the museum, the coach and its way, the guide's language. */
export function serviceWords(data: OrderData, equipment: EquipmentNames): string[] {
  const said = data.services
    .filter(({ quantity }) => quantity > 0)
    .map(({ service, quantity }) => `${equipmentName(equipment, 'ru', service) ?? serviceName(service)}: ${quantity}`)
  switch (data.kind) {
    case 'transport':
      return [
        `${orders.kind.transport}, ${data.hours}\u00a0ч`,
        `${data.pickup} — ${data.dropoff}`,
        `${data.contact}, ${data.contact_phone}`,
      ]
    case 'guide':
      return [`${orders.kind.guide}: ${services.guideLanguage[data.guide_language]}, ${data.hours}\u00a0ч`]
    case 'audio_guides':
    case 'schedule':
      return [orders.kind[data.kind], ...said]
    case 'museum_tickets':
      return said
  }
}

function serviceName(service: string): string {
  const names: Readonly<Record<string, string>> = catalogue.service
  return names[service] ?? service
}
