import { amountIn } from '@anfilada/contract/formats'
import { numberLocales } from '@anfilada/contract/intl-locales'
import type { Language } from '@anfilada/contract/languages'
import { type PriceKey, priceKeys } from '@anfilada/contract/pricing/pricing'
import type { Price, VatPercents } from '@anfilada/contract/pricing/price-order'
import { type PriceFilePhrases, priceFilePhrases, soldPhrases } from '@anfilada/phrases/price-files'
import { IntlMessageFormat } from 'intl-messageformat'
import type { TableDocument, WrittenSheet } from '../../files/index.ts'
import type { ListRow } from '../lists/price-lists.reads.ts'
import type { GridRow } from '../lists/versions.reads.ts'
import { itemName } from './price-sheet.ts'

/** A published list as customers read it, in words; amounts in kopecks. */
export type PriceBook = {
  title: string
  lines: string[]
  head: string[]
  rows: { museum: string; object: string; amounts: (number | null)[]; terms: string }[]
}

type Book = { list: ListRow; rows: readonly GridRow[]; vat: VatPercents; language: Language }

/** Only what is sold somewhere gets a column; what a bare sum does not say stands in the last one, the same VAT everywhere on top. */
export function priceBook({ list, rows, vat, language }: Book): PriceBook {
  const words = priceFilePhrases[language]
  const sold = soldPhrases[language]
  const priced = rows.filter(({ prices }) => Object.keys(prices).length > 0)
  const keys = priceKeys.filter((key) => priced.some(({ prices }) => prices[key]))
  const say: Say = (sentence, values) => new IntlMessageFormat(sentence, numberLocales[language]).format(values) as string
  const columns = keys.map((key): Column => {
    const percents = new Set(priced.flatMap(({ prices }) => (prices[key] ? [percentOf(prices[key], vat)] : [])))
    return { key, item: itemName(key, language), sameVat: percents.size === 1 ? [...percents][0] : undefined }
  })
  return {
    title: `${words.title}: ${sold.category[list.type]}`,
    lines: [
      say(words.year, { from: dayOf(list.validFrom), until: dayOf(list.validUntil) }),
      ...(list.customer ? [words.own] : []),
      words.money,
      ...columns.flatMap(({ item, sameVat }) => vatTerm(item, sameVat ?? null, { words, say })),
    ],
    head: [sold.museum, sold.object, ...columns.map(({ item }) => item), words.terms],
    rows: priced.map(({ museum, object, prices }) => ({
      museum,
      object,
      amounts: keys.map((key) => prices[key]?.amount ?? null),
      terms: columns
        .flatMap(({ key, item, sameVat }) => [
          ...termsOf(item, prices[key], { words, say }),
          ...(sameVat === undefined ? vatTerm(item, percentOf(prices[key], vat), { words, say }) : []),
        ])
        .join('; '),
    })),
  }
}

type Say = (sentence: string, values: Record<string, string>) => string
type Wording = { words: PriceFilePhrases; say: Say }
/** `sameVat`: what every object has; undefined when they differ. */
type Column = { key: PriceKey; item: string; sameVat: number | null | undefined }

function percentOf(price: Price | undefined, vat: VatPercents): number | null {
  return price?.vat === undefined ? null : (vat[price.vat] ?? null)
}

function vatTerm(item: string, percent: number | null, { words, say }: Wording): string[] {
  return percent === null ? [] : [say(words.vat, { item, percent: String(percent) })]
}

function termsOf(item: string, price: Price | undefined, { words, say }: Wording): string[] {
  if (!price) return []
  const { basis, tiers = [], free } = price
  return [
    ...(basis === 'group' ? [say(words.group, { item })] : []),
    ...tiers.map(({ from, amount }) => say(words.tier, { item, from: String(from), amount: String(amount / 100) })),
    ...(free
      ? [say(free.max === undefined ? words.free : words.freeMax, { item, per: String(free.per), max: String(free.max ?? '') })]
      : []),
  ]
}

/** As the screens write a day: 31.12.2026. */
function dayOf(date: string): string {
  return date.split('-').toReversed().join('.')
}

export function bookSheet({ title, lines, head, rows }: PriceBook, language: Language): WrittenSheet {
  return {
    name: priceFilePhrases[language].title,
    columns: head.map((_title, index) =>
      index < 2 ? { width: 34 } : index === head.length - 1 ? { width: 60 } : { width: 16, money: true },
    ),
    rows: [
      [title],
      ...lines.map((line) => [line]),
      head,
      ...rows.map(({ museum, object, amounts, terms }) => [
        museum,
        object,
        ...amounts.map((amount) => (amount === null ? null : amount / 100)),
        terms,
      ]),
    ],
    head: lines.length + 2,
    rightToLeft: language === 'fa',
  }
}

/** Sums as the screens write them; a dash where an item is not sold. */
export function bookTable({ title, lines, head, rows }: PriceBook, language: Language): TableDocument {
  return {
    title,
    lines,
    head: head.slice(0, -1),
    texts: 2,
    rows: rows.map(({ museum, object, amounts, terms }) => ({
      cells: [museum, object, ...amounts.map((amount) => (amount === null ? '—' : amountIn(language, amount, true)))],
      note: terms,
    })),
    rightToLeft: language === 'fa',
  }
}
