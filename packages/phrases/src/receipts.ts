import { ru as catalogue } from './catalogue/ru.ts'

// A cash register's receipt and a bank's statement are Russian documents, whoever pays.

/** What a line of a receipt is for; what is not in the catalogue stands as it is. */
export function receiptLineName(kind: 'ticket' | 'service', item: string): string {
  if (kind === 'ticket') return `Экскурсионное обслуживание: ${(known(catalogue.ticket, item) ?? item).toLowerCase()} билет`
  return known(catalogue.service, item) ?? item
}

/** What the money is for, in the bank's statement and on its page. */
export function paymentPurpose(vouchers: string): string {
  return vouchers.includes(',') ? `Оплата заявок № ${vouchers}` : `Оплата заявки № ${vouchers}`
}

/** The line that stands for a payment whose orders have no lines of their own. */
export function receiptOrderName(orderId: number): string {
  return `Услуги по заявке № ${orderId}`
}

/** A line as whoever sits at the cash register types it; kopecks. */
export function receiptLineText({ name, quantity, price, vatPercent }: Line): string {
  const rubles = `${Math.floor(price / 100)},${String(price % 100).padStart(2, '0')}`
  return `${name}: ${quantity} × ${rubles} ₽, ${vatPercent === null ? 'без НДС' : `НДС ${vatPercent} %`}`
}

type Line = { name: string; quantity: number; price: number; vatPercent: number | null }

function known(words: Readonly<Record<string, string>>, item: string): string | undefined {
  return Object.hasOwn(words, item) ? words[item] : undefined
}
