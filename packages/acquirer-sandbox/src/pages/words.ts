import { isExpired, type Payment, type State } from '../bank/payment.ts'
import type { Scenario } from '../bank/scenarios.ts'

export type Language = 'ru' | 'en'

/** The sandbox speaks for itself: it is no part of the product and takes nothing from it, its sentences included. */
export type Words = {
  name: string
  notice: string
  toPay: string
  amount: string
  order: string
  card: string
  cardHint: string
  until: string
  cvc: string
  pay: (sum: string) => string
  refuse: string
  onlyTestCards: string
  code: string
  codeHint: string
  codeWrong: string
  confirm: string
  cancel: string
  bankCheck: string
  sbp: string
  wechat: string
  qrHint: string
  payInApp: string
  back: string
  expired: string
  absent: string
  payments: string
  noPayments: string
  purpose: string
  state: string
  payerPage: string
  openPage: string
  whatHappens: string
  howTo: string
  kopecks: string
  payerName: string
  outcome: string
  control: string
  states: Record<State, string>
  scenarios: Record<Scenario, string>
}

const ru: Words = {
  name: 'Учебный эквайринг',
  notice: 'Это стенд для проверки. Деньги не списываются, номера карт не сохраняются.',
  toPay: 'К оплате',
  amount: 'Сумма',
  order: 'Заказ',
  card: 'Номер карты',
  cardHint: 'Подойдут только учебные карты, они в подсказке поля.',
  until: 'Срок',
  cvc: 'Код на обороте',
  pay: (sum) => `Оплатить ${sum}`,
  refuse: 'Отказаться',
  onlyTestCards: 'Здесь принимают только учебные карты. Настоящую не вводите.',
  code: 'Код из сообщения',
  codeHint: 'Учебный код: 1234',
  codeWrong: 'Код не подошёл. После трёх ошибок банк отклонит платёж.',
  confirm: 'Подтвердить',
  cancel: 'Отменить платёж',
  bankCheck: 'Проверка банка, 3‑D Secure',
  sbp: 'Приложение банка, СБП',
  wechat: 'Приложение WeChat',
  qrHint: 'Наведите камеру, чтобы продолжить на телефоне.',
  payInApp: 'Оплатить в приложении',
  back: 'Вернуться в магазин',
  expired: 'Срок оплаты истёк',
  absent: 'Такого платежа нет',
  payments: 'Последние платежи',
  noPayments: 'Платежей ещё не было. Откройте портал и оплатите заказ.',
  purpose: 'За что',
  state: 'Состояние',
  payerPage: 'Страница',
  openPage: 'Открыть',
  whatHappens: 'Что можно разыграть',
  howTo: 'Картой, последними копейками суммы или именем плательщика вида «TEST duplicate».',
  kopecks: 'Копейки',
  payerName: 'Имя',
  outcome: 'Что будет',
  control: 'Программы платят через POST /control/ с payment_id и outcome.',
  states: {
    created: 'Открыт',
    form_opened: 'Форма открыта',
    waiting_for_code: 'Ждёт кода',
    processing: 'Обрабатывается',
    complete: 'Оплачен',
    failed: 'Отклонён',
    closed: 'Закрыт магазином',
    under_review: 'На проверке у банка',
  },
  scenarios: {
    approve: 'Оплата с кодом 3‑D Secure',
    no_code: 'Оплата без кода',
    decline: 'Банк отклоняет карту',
    duplicate: 'Уведомление приходит трижды',
    late: 'Уведомление опаздывает на 20 секунд',
    reordered: 'После «оплачен» приходит «обрабатывается»',
    wrong_amount: 'Банк называет сумму на рубль меньше',
    wrong_currency: 'Банк называет другую валюту',
    bad_signature: 'Уведомление с неверной подписью',
    wrong_test_flag: 'Учебный платёж выдаёт себя за настоящий',
    server_error: 'На первый вопрос банк отвечает ошибкой 500',
    slow: 'На первый вопрос банк отвечает через 30 секунд',
    after_expiry: 'Деньги приходят после конца срока',
    unknown_status: 'Банк называет неизвестное состояние',
    refund_too_early: 'Частичный возврат в день оплаты не проходит',
    refund_pending: 'Возврат проходит не сразу',
    expire: 'Срок оплаты кончается сейчас же',
    clock_skew: 'Часы банка отстают на 10 минут',
  },
}

const en: Words = {
  name: 'Test bank',
  notice: 'This is a test stand. No money is taken, card numbers are not kept.',
  toPay: 'Amount due',
  amount: 'Amount',
  order: 'Order',
  card: 'Card number',
  cardHint: 'Only test cards are taken; the field suggests them.',
  until: 'Valid until',
  cvc: 'Code on the back',
  pay: (sum) => `Pay ${sum}`,
  refuse: 'Refuse',
  onlyTestCards: 'Only test cards are taken here. Do not enter a real one.',
  code: 'Code from the message',
  codeHint: 'The test code is 1234',
  codeWrong: 'That is not the code. After three mistakes the bank declines.',
  confirm: 'Confirm',
  cancel: 'Cancel the payment',
  bankCheck: 'Check by the bank, 3‑D Secure',
  sbp: 'The bank’s app, SBP',
  wechat: 'The WeChat app',
  qrHint: 'Point a camera here to go on with a phone.',
  payInApp: 'Pay in the app',
  back: 'Back to the shop',
  expired: 'The time to pay is over',
  absent: 'There is no such payment',
  payments: 'Latest payments',
  noPayments: 'No payments yet. Open the portal and pay for an order.',
  purpose: 'What for',
  state: 'State',
  payerPage: 'Page',
  openPage: 'Open',
  whatHappens: 'What can be played',
  howTo: 'By card, by the last kopecks of the amount, or by a payer’s name like “TEST duplicate”.',
  kopecks: 'Kopecks',
  payerName: 'Name',
  outcome: 'What happens',
  control: 'Programs pay through POST /control/ with payment_id and outcome.',
  states: {
    created: 'Opened',
    form_opened: 'Form opened',
    waiting_for_code: 'Waits for the code',
    processing: 'In processing',
    complete: 'Paid',
    failed: 'Declined',
    closed: 'Closed by the shop',
    under_review: 'The bank is looking at it',
  },
  scenarios: {
    approve: 'Paid with a 3‑D Secure code',
    no_code: 'Paid without a code',
    decline: 'The bank declines the card',
    duplicate: 'The callback comes three times',
    late: 'The callback is 20 seconds late',
    reordered: 'After “paid” comes “in processing”',
    wrong_amount: 'The bank names a ruble less',
    wrong_currency: 'The bank names another currency',
    bad_signature: 'The callback is signed wrongly',
    wrong_test_flag: 'A test payment pretends to be real',
    server_error: 'The first question is answered with error 500',
    slow: 'The first question is answered after 30 seconds',
    after_expiry: 'The money comes after the time to pay',
    unknown_status: 'The bank names an unknown state',
    refund_too_early: 'Part of a payment cannot be returned on its day',
    refund_pending: 'A refund takes its time',
    expire: 'The time to pay ends at once',
    clock_skew: 'The bank’s clock is 10 minutes slow',
  },
}

const words: Record<Language, Words> = { ru, en }

/** What became of a payment so far. */
export function stateWord(payment: Payment, language: Language): string {
  return isExpired(payment, Date.now()) ? words[language].expired : words[language].states[payment.state]
}

export function wordsFor(language: Language): Words {
  return words[language]
}
