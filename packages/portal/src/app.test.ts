// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { abilityOf, type CustomerRole } from '@anfilada/contract/abilities'
import { screens } from '@anfilada/contract/screens'
import { ru } from '@anfilada/phrases/shell/ru'
import { offers } from './app.tsx'
import { currentOf, isWidePage, menuFor, userLinksFor, type MenuEntry, type MenuSection } from './shell/layout/menu.ts'
import { member } from './testing/samples.ts'

const { menu, userLinks } = offers

/** As specification/screens.md lists them, and behind them the messages, which are a screen there without an item. */
const specified = [
  ['Заказы', ['Новый заказ', 'Билеты в музеи', 'Заказать транспорт', 'Заказать гида', 'Радио/Аудиогиды'], 'Архив'],
  ['Отчеты', 'Сверка'],
  ['Оплата', 'Оплата заявок', 'История платежей', 'Прайс-лист', 'Оплата Wechat СКОРО'],
  ['Продление лицензий', 'Мои лицензии', 'Продление'],
  ['Информация', 'Новости !', 'Обратная связь Новое', 'О компании', 'Сообщения'],
]

const badges = { soon: ' СКОРО', fresh: ' Новое', unread: ' !' }
const wordsOfEntry = (entry: MenuEntry) => {
  if ('items' in entry) return [ru.menu[entry.word], ...entry.items.map(({ word }) => ru.menu[word])]
  return ru.menu[entry.word] + (entry.badge ? badges[entry.badge] : '')
}
const wordsOf = (sections: readonly MenuSection[]) =>
  sections.map(({ word, entries }) => [...(word ? [ru.menu[word]] : []), ...entries.map(wordsOfEntry)])

const items = menu.flatMap(({ entries }) => entries).flatMap((entry) => ('items' in entry ? entry.items : [entry]))
/** The portal when all its screens are there; an order form needs the right to order, the rest the right to read. */
const everyScreen = Object.fromEntries(
  items.map(({ path }) => [path, { layout: 'content', ability: [path.startsWith('/new') ? 'create' : 'read', 'Order'] } as const]),
)
const who = (role: CustomerRole, news_mark = false) => {
  const { userData, ...rest } = member(role)
  return { ...rest, userAbility: abilityOf([role]), userData: { ...userData, news_mark } }
}

describe('the side menu', () => {
  it('has the sections, items and badges of the specification, in its order', () => {
    expect(wordsOf(menu)).toEqual(specified)
    expect(wordsOf(menuFor(menu, who('owner', true), everyScreen))).toEqual(specified)
  })

  it('marks the news only while there are unread ones', () => {
    expect(wordsOf(menuFor(menu, who('owner'), everyScreen)).at(-1)).toEqual([
      'Информация',
      'Новости',
      'Обратная связь Новое',
      'О компании',
      'Сообщения',
    ])
  })

  it('has no item, group or section that the reader’s abilities do not open', () => {
    expect(wordsOf(menuFor(menu, who('accountant'), everyScreen))[0]).toEqual(['Заказы', 'Архив'])
    expect(menuFor(menu, undefined, everyScreen)).toEqual([])
  })

  it('shows a screen as soon as there is one, and nothing that leads nowhere', () => {
    const one = { '/payments-history': { layout: 'content', ability: ['read', 'Order'] } } as const
    expect(wordsOf(menuFor(menu, who('owner'), one))).toEqual([['Оплата', 'История платежей']])
    expect(menuFor(menu, who('owner'), {})).toEqual([])
    expect(userLinksFor(userLinks, who('owner'), {})).toEqual([])
    const settings = { '/settings': { layout: 'content', ability: ['read', 'Public'] } } as const
    expect(userLinksFor(userLinks, who('owner'), settings).map(({ word }) => word)).toEqual(['settings'])
  })

  it.each([
    ['/upcoming', 'Заказы page'],
    ['/upcoming/info', 'Заказы true'],
    ['/upcoming/edit', 'Заказы true'],
    ['/new', 'Билеты в музеи page'],
    ['/new-rg-ag', 'Радио/Аудиогиды page'],
    ['/payments-history', 'История платежей page'],
    ['/payment', 'Оплата заявок page'],
    ['/payment-confirmation', 'Оплата заявок true'],
    ['/transport-order', 'Оплата Wechat true'],
  ])('shows at %s that the reader is in %s', (path, expected) => {
    const current = items.flatMap((item) => (currentOf(item, path) ? [`${ru.menu[item.word]} ${currentOf(item, path)}`] : []))
    expect(current).toEqual([expected])
  })

  it('is narrow beside the forms of a new order and the table of the archive, and nowhere else', () => {
    const wide = Object.keys(screens).filter((path) => isWidePage(menu, path))
    expect(wide).toEqual(['/new', '/new-schedule', '/new-rg-ag', '/new-transport', '/new-guide', '/new-programme', '/archive'])
  })
})
