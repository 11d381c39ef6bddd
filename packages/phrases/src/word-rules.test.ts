import { describe, expect, it } from 'vitest'
import { wordFaults } from './word-rules.ts'

const said = (language: 'ru' | 'en', sentence: string, key = 'page.text') => wordFaults(language, 'balloons', key, sentence)

describe('the words of a Russian sentence', () => {
  it.each([
    ['an order by its other noun', 'Заявка отправлена.'],
    ['the same in the genitive', 'Нет заявок.'],
    ['a visit by its other noun', 'До визита час.'],
    ['a number that may part from its sign', 'Заказ № {id}'],
    ['a tight number', 'Заказ №{id}'],
    ['quotes round a name that brings its own', 'Клиент «{name}»'],
    ['three dots', 'Загружаем...'],
    ['a hyphen for a minus', 'Аннулировать, -{sum}'],
    ['a range with a long dash', '{from} — {until}'],
    ['people who may part from their number', '{count} чел.'],
    ['minutes that may part from their number', 'через {minutes} мин'],
    ['quotes of another script', 'Снять “{filter}”'],
    ['an exclamation', 'Готово!'],
    ['a regret', 'К сожалению, мест нет.'],
    ['a note to oneself', 'Пусто: без срока.'],
    ['annulment by its other noun', 'Поздняя аннуляция'],
    ['a recovery code by its other name', 'Введите запасной код.'],
    ['personal data by another name', 'Удалить личные данные'],
    ['optional in two words', 'не обязательно'],
    ['a class of cars', 'Класс машины'],
    ['a search for the greeter', 'Где сотрудник'],
    ['money in the words of the book', 'Доначислим'],
    ['VAT over everything', 'Цены в рублях, НДС включён.'],
    ['a key of an account', 'Ключ счёта не сходится.'],
    ['a receipt of the bank', 'Чек банк пришлёт.'],
    ['an order by a noun of hotels', 'Бронь отменена.'],
    ['an order that is booked', 'Забронируйте место.'],
    ['a time slot by its English noun', 'Выберите слот.'],
    ['an account by its English noun', 'Ваш аккаунт закрыт.'],
    ['a voucher by another noun', 'Покажите путёвку.'],
    ['another paper than a bill', 'Скачать счёт-фактуру'],
    ['the waiting list by another name', 'Вы в очереди ожидания.'],
  ])('are found: %s', (_what, sentence) => expect(said('ru', sentence)).toHaveLength(1))

  it('are found on a button that leaves', () => {
    expect(said('ru', 'Не отзывать', 'links.keep')).toHaveLength(1)
    expect(said('ru', 'Не отзывать', 'links.revokeKeep')).toHaveLength(1)
    expect(said('ru', 'Не аннулировать', 'cancel.keep')).toEqual([])
    expect(said('ru', 'Не загрузилось', 'links.failed')).toEqual([])
  })

  it('are found beside a field without the full stop of a sentence', () => {
    expect(said('ru', 'Напишите причину', 'form.reasonMissing')).toHaveLength(1)
    expect(said('ru', 'Напишите причину.', 'form.reasonMissing')).toEqual([])
    expect(said('ru', 'Напишите причину', 'form.reason')).toEqual([])
  })

  it('are right', () => {
    for (const sentence of [
      'Заказ №\u00a0{id}',
      'Реквизиты',
      'Заявление принято.',
      'Снять «{filter}»',
      'Без НДС',
      'Аннулировать, \u2212{sum}',
      '5\u00a0чел.',
      '10–15',
      'А-{id}',
    ])
      expect(said('ru', sentence)).toEqual([])
  })

  it('are compared where the specification has them, also in a folder made of others, and nowhere else', () => {
    expect(wordFaults('ru', 'orders', 'done.cancelled', 'Заявка №{id} аннулирована')).toEqual([])
    expect(wordFaults('ru', 'orders', 'done.cancelled', 'Заказ №\u00a0{id} аннулирован')).toEqual([
      'the specification says "Заявка №{id} аннулирована"',
    ])
    expect(wordFaults('ru', 'portal', 'orders.done.cancelled', 'Заявка №{id} аннулирована')).toEqual([])
    expect(wordFaults('ru', 'orders', 'order.title', 'Заявка №{id} аннулирована')).toHaveLength(2)
  })

  it('stay where sheets are read back by them', () => {
    expect(wordFaults('ru', 'interchange', 'titles.cut_off_minutes', 'Срок до визита')).toEqual([])
  })
})

describe('the words of an English sentence', () => {
  it.each([
    ['persons', '24 persons'],
    ['a Russian number sign', 'Order №{id}'],
    ['a number behind its noun', 'Order no. {id}'],
    ['another spelling of email', 'Your e-mail'],
    ['mails', 'We send mails.'],
    ['an American licence', 'My license'],
    ['American roubles', 'In rubles.'],
    ['a sign-in', 'Sign in again.'],
    ['an employee in place of the desk', 'Call the employee on duty.'],
    ['a note to oneself', 'Empty: no limit.'],
    ['mending', 'Mend the field.'],
    ['wishes', 'Send your wishes.'],
    ['quotes round a name', 'Remove “{name}”'],
    ['a contraction', 'We don’t know.'],
    ['three dots', 'Loading...'],
    ['a hyphen for a minus', 'Cancel, -{sum}'],
    ['minutes that may part from their number', 'in {minutes} min'],
    ['a percent that stands apart', 'VAT {percent} %'],
    ['quotes of another script', 'Remove «{filter}»'],
    ['a plea', 'Please wait.'],
    ['an exclamation', 'Done!'],
    ['an order by the noun of its deadline', 'Your booking is confirmed.'],
    ['a reservation', 'Cancel the reservation'],
    ['a bare slot', 'Choose a slot.'],
    ['a venue by the noun of programs', 'Choose an object.'],
    ['the waiting list in one word', 'You are on the waitlist.'],
    ['a voucher by another noun', 'Show the coupon.'],
    ['a programme by another noun', 'Your itinerary'],
  ])('are found: %s', (_what, sentence) => expect(said('en', sentence)).toHaveLength(1))

  it('are found on a button that leaves', () => {
    expect(said('en', 'Do not send', 'refund.keep')).toHaveLength(1)
  })

  it('are right', () => {
    for (const sentence of [
      'Order {id}',
      'No. {id}',
      'Booking deadline',
      'The time slot is full',
      '{museum}, {object}',
      'On the waiting list',
      '{pax, number} people',
      'Licence {license}',
      'VAT {percent}%',
      '15\u00a0min',
      'The mail server',
    ])
      expect(said('en', sentence)).toEqual([])
  })
})
