// Sums in words stand on Russian papers, whoever pays: a bank reads them there.

type Gender = 'masculine' | 'feminine'
type Forms = readonly [one: string, few: string, many: string]

const small = {
  masculine: ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
  feminine: ['', 'одна', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
} as const satisfies Record<Gender, readonly string[]>
const teens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]
const tens = ['', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят', 'шестьдесят', 'семьдесят', 'восемьдесят', 'девяносто']
const hundreds = ['', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот', 'шестьсот', 'семьсот', 'восемьсот', 'девятьсот']

const rubles: Forms = ['рубль', 'рубля', 'рублей']
const kopecks: Forms = ['копейка', 'копейки', 'копеек']
/** Groups of three digits from the right; the first are the rubles themselves. */
const groups: readonly { gender: Gender; forms: Forms }[] = [
  { gender: 'masculine', forms: rubles },
  { gender: 'feminine', forms: ['тысяча', 'тысячи', 'тысяч'] },
  { gender: 'masculine', forms: ['миллион', 'миллиона', 'миллионов'] },
  { gender: 'masculine', forms: ['миллиард', 'миллиарда', 'миллиардов'] },
  { gender: 'masculine', forms: ['триллион', 'триллиона', 'триллионов'] },
]

/** `amount` in whole kopecks, not below zero: «Сто два рубля 05 копеек», as facts of payments §3.5 has it. RangeError for what has no words. */
export function rublesInWords(amount: number): string {
  const whole = Math.floor(amount / 100)
  if (!Number.isSafeInteger(amount) || amount < 0 || whole >= 1000 ** groups.length) throw new RangeError(`No words for ${amount} kopecks`)
  const words = whole === 0 ? ['ноль'] : groups.flatMap((_, at) => wordsOfGroup(whole, at)).toReversed()
  const text = `${words.join(' ')} ${formOf(whole, rubles)}`
  const rest = amount % 100
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${String(rest).padStart(2, '0')} ${formOf(rest, kopecks)}`
}

/** The words of one group of three digits, the last first, so that all groups can be turned round together. */
function wordsOfGroup(whole: number, at: number): string[] {
  const group = groups[at]
  const number = Math.floor(whole / 1000 ** at) % 1000
  if (!group || number === 0) return []
  const named = at === 0 ? [] : [formOf(number, group.forms)]
  const [hundred, ten, one] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
  const below = ten === 1 ? [teens[one]] : [tens[ten], small[group.gender][one]]
  return [hundreds[hundred], ...below, ...named].filter((word): word is string => Boolean(word)).toReversed()
}

function formOf(number: number, [one, few, many]: Forms): string {
  const [ten, last] = [number % 100, number % 10]
  if (ten >= 11 && ten <= 14) return many
  if (last === 1) return one
  return last >= 2 && last <= 4 ? few : many
}
