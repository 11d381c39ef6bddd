import type { Language } from '@anfilada/contract/languages'
import { describe, expect, it } from 'vitest'
import { wordFaults } from './word-rules.ts'

const said = (language: Language, sentence: string, key = 'page.text') => wordFaults(language, 'balloons', key, sentence)

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
    ['a sum that may part from its sign', 'Цена 900 ₽'],
    ['thousands that are written as another language does', 'Цена 1100\u00a0₽'],
    ['consent to the offer itself', 'Отметьте согласие с офертой.'],
    ['a legal text by the noun of a price list', 'Договор-оферта, версия {version}'],
    ['a sex that is guessed before a name', 'Отправил {name}'],
    ['a sex that is guessed in a label', 'отправил'],
    ['a sex that is guessed of somebody new', 'ещё не входил'],
    ['a sex that is guessed in a box', 'Согласен показать, где я'],
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

  it('are found in a legal text that calls its edition a version', () => {
    expect(wordFaults('ru', 'office-texts', 'kept', 'Версия 3')).toHaveLength(1)
    expect(wordFaults('ru', 'office-prices', 'kept', 'Версия 3')).toEqual([])
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
    expect(wordFaults('en', 'interchange', 'titles.email', 'E-mail')).toEqual([])
  })

  it('are found in what a screen says of such a sheet', () => {
    expect(wordFaults('ru', 'interchange', 'faults.not_hours', 'Часы визита')).toHaveLength(1)
    expect(wordFaults('en', 'interchange', 'faults.member_twice', 'This e-mail is taken.')).toHaveLength(1)
  })

  it('keep the ordinary spaces of papers, and of nothing else', () => {
    expect(wordFaults('ru', 'invoice-paper', '', 'Счёт № {…}, НДС 22 %')).toEqual([])
    expect(wordFaults('ru', 'manifest-paper', '', 'Заказ № {…}, 22 %')).toHaveLength(2)
  })
})

describe('the words of an English sentence', () => {
  it.each([
    ['persons', '24 persons'],
    ['a Russian number sign', 'Order №{id}'],
    ['a number behind its noun', 'Order no. {id}'],
    ['a number that a no-break space keeps behind its noun', 'Order No.\u00a0{id}'],
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
    ['a sum that may part from its sign', 'It costs 900 ₽.'],
    ['thousands without their comma', 'It costs 1\u00a0100\u00a0₽.'],
    ['a company that acts', 'The company cancelled an order.'],
    ['a system that acts', 'The system will answer.'],
    ['a sum for an amount', 'Check the sums.'],
    ['a charge', 'You will be charged 500\u00a0₽.'],
    ['a field that is written', 'Write a date.'],
    ['a field that is said', 'No term. Say at least one.'],
    ['a field that is given', 'Give the list a name.'],
    ['settlement for payment terms', 'Settlement: by invoice'],
    ['the ledger by the noun of the customer’s own', 'Post it in the books.'],
    ['a refused order', 'The order was refused.'],
    ['a pickup', 'Pickup at 10:00'],
  ])('are found: %s', (_what, sentence) => expect(said('en', sentence)).toHaveLength(1))

  it('are found on a button that leaves', () => {
    expect(said('en', 'Do not send', 'refund.keep')).toHaveLength(1)
  })

  it('are found in a title or a button with a full stop', () => {
    expect(said('en', 'Order is ready.', 'page.title')).toHaveLength(1)
    expect(said('en', 'Send.', 'form.submit')).toHaveLength(1)
    expect(said('zh', '确认邮箱。', 'page.sentTitle')).toHaveLength(1)
    expect(said('en', 'Loading…', 'form.save')).toEqual([])
    expect(wordFaults('en', 'missing', 'title', 'Enter the title.')).toEqual([])
  })

  it('leave its words to the books, and a receipt its kind of settlement', () => {
    expect(wordFaults('en', 'reconciliation', 'turnover', 'charged {debit}')).toEqual([])
    expect(wordFaults('en', 'office-payments', 'card.receiptKinds.settlement', 'settlement')).toEqual([])
    expect(wordFaults('en', 'office', 'acting', 'The company cancelled an order.')).toEqual([])
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
      'Change it free of charge.',
      '<sum></sum> paid',
      'Settlement account',
      'Write to us',
      'A statement from your books',
      'He gives consent. Gives consent.',
      'The company details',
      'Pick-up place',
      '{state, select, refused {Not accepted} other {Accepted}}',
    ])
      expect(said('en', sentence)).toEqual([])
  })
})

describe('the words of a Chinese form', () => {
  it('are found in a summary of errors of another shape', () => {
    expect(said('zh', '{count, plural, other {请更正#处}}', 'form.errors')).toHaveLength(1)
    expect(said('zh', '{count, plural, other {有#项需要更正}}', 'form.errors')).toEqual([])
  })

  it('are found on a button that asks or addresses', () => {
    expect(said('zh', '请提交', 'form.submit')).toHaveLength(1)
    expect(said('zh', '保留您的订单', 'form.keep')).toHaveLength(1)
    expect(said('zh', '请求修改', 'form.submit')).toEqual([])
    expect(said('zh', '请查看邮箱', 'page.sent')).toEqual([])
  })
})

it('a line of the Vietnamese menu that is cut is found', () => {
  expect(said('vi', 'Tai nghe và máy thuyết minh', 'menu.audioGuides')).toHaveLength(1)
  expect(said('vi', 'Tai nghe, máy thuyết minh', 'menu.audioGuides')).toEqual([])
})
