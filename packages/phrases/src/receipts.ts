import { ru as catalogue } from './catalogue/ru.ts'

// A cash register's receipt and a bank's statement are Russian documents, whoever pays.

/** What a line of a receipt is for; what is not in the catalogue stands as it is. */
export function receiptLineName(kind: 'ticket' | 'service', item: string): string {
  if (kind === 'ticket') return `Экскурсионное обслуживание: ${(known(catalogue.ticket, item) ?? item).toLowerCase()} билет`
  return known(catalogue.service, item) ?? item
}

/** What the money is for, in the bank's statement and on its page: as many whole numbers as so many characters hold, and how many more there are. */
export function paymentPurpose(orderIds: readonly number[], longest: number): string {
  return withNumbers(orderIds.length > 1 ? 'Оплата заказов' : 'Оплата заказа', orderIds, longest)
}

/** The same of fees for prolongation, by the numbers of their requests. */
export function feePurpose(requestIds: readonly number[], longest: number): string {
  return withNumbers(requestIds.length > 1 ? 'Продление лицензий по запросам' : 'Продление лицензии по запросу', requestIds, longest)
}

function withNumbers(start: string, ids: readonly number[], longest: number): string {
  for (let named = ids.length; named > 0; named--) {
    const more = named < ids.length ? ` и ещё ${ids.length - named}` : ''
    const text = `${start} № ${ids.slice(0, named).join(', ')}${more}`
    if (text.length <= longest) return text
  }
  return start
}

/** The line of a fee, by the number of the license; of one whose person was erased nothing is named. */
export function receiptFeeName(number: string): string {
  return number === '' ? 'Продление лицензии гида' : `Продление лицензии гида № ${number}`
}

/** The line that stands for a payment whose orders have no lines of their own. */
export function receiptOrderName(orderId: number): string {
  return `Услуги по заказу № ${orderId}`
}

/** What a customer pays for changing too late, or for not coming. */
export function receiptPenaltyName(orderId: number): string {
  return `Штраф по заказу № ${orderId}`
}

/** A line as whoever sits at the cash register types it, kopecks; in advance with the calculated rate of VAT (54-FZ). */
export function receiptLineText({ name, quantity, price, vatPercent, inAdvance }: Line): string {
  const rubles = `${Math.floor(price / 100)},${String(price % 100).padStart(2, '0')}`
  const vat = vatPercent === null ? 'без НДС' : `НДС ${vatRate(vatPercent, inAdvance)}`
  return `${name}: ${quantity} × ${rubles} ₽, ${vat}, ${inAdvance ? 'предоплата 100 %' : 'полный расчёт'}`
}

/** «22 %», and «22/122» of an advance (54-FZ). */
export function vatRate(percent: number, inAdvance: boolean): string {
  return inAdvance && percent !== 0 ? `${percent}/${100 + percent}` : `${percent} %`
}

type Line = { name: string; quantity: number; price: number; vatPercent: number | null; inAdvance: boolean }

function known(words: Readonly<Record<string, string>>, item: string): string | undefined {
  return Object.hasOwn(words, item) ? words[item] : undefined
}
