/** One line of `receipt_items`, as the shop wrote it. */
export type ReceiptItem = Readonly<Record<string, unknown>>

const taxSystems = ['osn', 'usn_income', 'usn_income_outcome', 'envd', 'esn', 'patent']
const objects = ['commodity', 'excise', 'job', 'service', 'payment', 'another']
/** An advance has the calculated rate of its VAT, what is settled the plain one (54-FZ); of nothing and without VAT it is the same. */
const vatOf: Readonly<Record<string, readonly string[]>> = {
  full_prepayment: ['none', 'vat0', 'vat105', 'vat107', 'vat110', 'vat120', 'vat122'],
  full_payment: ['none', 'vat0', 'vat5', 'vat7', 'vat10', 'vat20', 'vat22'],
}
const longestList = 1500

/** The lines of a receipt; none when it cannot be read. */
export function itemsIn(text: string): ReceiptItem[] {
  try {
    const items: unknown = JSON.parse(text)
    return Array.isArray(items) ? (items as ReceiptItem[]) : []
  } catch {
    return []
  }
}

/** What the cash register would refuse (54-FZ); undefined: it prints it. */
export function receiptFaultIn(text: string | undefined, amount: number | undefined): string | undefined {
  if (text === undefined) return undefined
  if (text.length > longestList) return `At most ${longestList} characters`
  const items = itemsIn(text)
  if (items.length === 0) return 'This is no JSON list of items'
  const fault = items.map(faultOf).find((found) => found !== undefined)
  if (fault !== undefined) return fault
  const sum = items.reduce((total, { price, quantity, discount_sum: discount = 0 }) => {
    return total + Math.round(Number(price) * 100) * Number(quantity) - Math.round(Number(discount) * 100)
  }, 0)
  return sum === amount ? undefined : `The items make ${sum} kopecks, the amount is ${amount}`
}

function faultOf(item: ReceiptItem): string | undefined {
  const word = (field: string): string => (typeof item[field] === 'string' ? item[field] : '')
  const [vat, method] = [word('vat'), word('payment_method')]
  if (!word('name') || !vat || !word('sno')) return 'Every item needs name, vat and sno'
  if (!taxSystems.includes(word('sno'))) return `There is no sno ${word('sno')}`
  if (!objects.includes(word('payment_object'))) return `There is no payment_object ${word('payment_object')}`
  const codes = vatOf[method]
  if (!codes) return `The payment_method ${method} is not for a shop like this`
  return codes.includes(vat) ? undefined : `No ${vat} with ${method}`
}
