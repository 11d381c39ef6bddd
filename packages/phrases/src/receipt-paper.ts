import { paperDate, paperSum } from './invoice-paper.ts'
import { vatRate } from './receipts.ts'

// What the accountant takes to the cash register is a Russian paper, whoever paid; its words have no translations.

export const receiptPaperWords = {
  title: { receipts_by_hand: 'Чек на кассе', refund_receipt_by_hand: 'Чек возврата на кассе' },
  company: 'Организация',
  customer: 'Клиент',
  sign: 'Признак расчёта',
  signs: { receipts_by_hand: 'Приход', refund_receipt_by_hand: 'Возврат прихода' },
  reason: 'Почему вручную',
  reasons: {
    settlement: 'Посещение состоялось, предоплату пора зачесть, а у банка нет вызова для второго чека.',
    refund: 'Деньги возвращены, а чека возврата банк не делает.',
    no_register: 'У платёжной системы нет кассы: её чеков не бывает.',
    allocated: 'Деньги, которые лежали на балансе, оплатили заказ: банк об этом не знает.',
    taken_back: 'Деньги по этому чеку теперь оплачивают другой заказ: прежний чек снимается, деньги остаются у нас.',
  },
  payment: 'Платёж',
  order: 'Заказ',
  refund: 'Возврат',
  contact: 'Куда отправить чек',
  noContact: 'адреса нет: плательщик удалил свои данные',
  head: ['№', 'Услуга', 'Расчёт', 'Кол-во', 'Цена', 'НДС', 'Сумма'],
  advance: 'предоплата 100 %',
  settled: 'полный расчёт',
  offset: 'Зачёт предоплаты',
  money: 'Безналичными',
  total: 'Итог чека, руб.',
  number: 'Номер чека (ФД)',
  moment: 'Дата и время чека',
  madeBy: 'Чек пробил',
} as const

/** «Чек на кассе, задание № 12 от 20.05.2026». */
export function receiptPaperTitle(kind: keyof typeof receiptPaperWords.title, taskId: number, date: string): string {
  return `${receiptPaperWords.title[kind]}, задание № ${taskId} от ${paperDate(date)}`
}

/** «№ 5001 от 20.05.2026, Банковская карта». */
export function receiptPayment({ id, date, method }: { id: number; date: string; method: string }): string {
  return `№ ${id} от ${paperDate(date)}, ${method}`
}

/** VAT of a line by its rate, the calculated one of an advance; kopecks. */
export function receiptVat({ vatPercent, inAdvance }: { vatPercent: number | null; inAdvance: boolean }, vat: number): string {
  return vatPercent === null ? 'без НДС' : `${vatRate(vatPercent, inAdvance)}: ${paperSum(vat)}`
}
