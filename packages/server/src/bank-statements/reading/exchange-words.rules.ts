/**
 * The words of 1CClientBankExchange that are read, in small letters, and what they are here (v8.1c.ru/edi/edi_stnd/100/101.htm). Banks call the
 * payer's account in two ways; the first that says something holds.
 */
export const documentWords = {
  номер: 'number',
  дата: 'date',
  сумма: 'amount',
  датапоступило: 'receivedOn',
  плательщиксчет: 'payerAccount',
  плательщикрасчсчет: 'payerAccount',
  плательщикинн: 'payerInn',
  плательщик: 'payer',
  плательщик1: 'payerName',
  получательсчет: 'recipientAccount',
  получательрасчсчет: 'recipientAccount',
  получательинн: 'recipientInn',
  назначениеплатежа: 'purpose',
  назначениеплатежа1: 'purposeParts',
  назначениеплатежа2: 'purposeParts',
  назначениеплатежа3: 'purposeParts',
  назначениеплатежа4: 'purposeParts',
  назначениеплатежа5: 'purposeParts',
  назначениеплатежа6: 'purposeParts',
} as const
export const accountWords = {
  датаначала: 'from',
  датаконца: 'until',
  расчсчет: 'account',
  начальныйостаток: 'opening',
  всегопоступило: 'incoming',
  всегосписано: 'outgoing',
  конечныйостаток: 'closing',
} as const
const marks = {
  секциярасчсчет: 'account',
  конецрасчсчет: 'account_end',
  секциядокумент: 'document',
  конецдокумента: 'document_end',
  конецфайла: 'end',
} as const
const headWords = { кодировка: 'encoding' } as const
/** Words that nothing is read of: they show in which letters a line is written. */
const otherWord =
  /^(?:версияформата|отправитель|получатель|датасоздания|времясоздания|документ|квитанция|датасписано|плательщик|получатель|вид|код|назначениеплатежа|статуссоставителя|показатель|окато|очередность|срокплатежа|условиеоплаты|номерсчетапоставщика)/

export type Mark = (typeof marks)[keyof typeof marks]
/** What a line says: a mark, a word with its value, or the rest of the line before it. */
export type Said = { mark?: Mark | undefined; word: string; value: string }

/** The line parted at its first `=`: values may have more of them. */
export function partLine(line: string): Said {
  const at = line.indexOf('=')
  const word = (at < 0 ? line : line.slice(0, at)).trim().toLowerCase()
  const mark = Object.hasOwn(marks, word) ? (marks as Record<string, Mark>)[word] : undefined
  return mark || at >= 0 ? { mark, word, value: at < 0 ? '' : line.slice(at + 1).trim() } : { word: '', value: line.trim() }
}

const readWords = new Set([documentWords, accountWords, headWords].flatMap((words) => Object.keys(words)))

/** True when the line begins with a word of the format, which no other letters give by chance. */
export function isKnown({ mark, word }: Said): boolean {
  return mark !== undefined || readWords.has(word) || otherWord.test(word)
}

/** cp866 when the head says DOS, windows-1251 otherwise; undefined for every other line. */
export function declaredEncoding({ word, value }: Said): 'ibm866' | 'windows-1251' | undefined {
  if (!Object.hasOwn(headWords, word)) return undefined
  return /^dos$/i.test(value) ? 'ibm866' : 'windows-1251'
}
