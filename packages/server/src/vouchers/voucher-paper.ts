import type { CompanyFacts } from '@anfilada/contract/company-facts'
import { saidIn } from '@anfilada/contract/company'
import type { Language, TranslatedName } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { voucherAddress, writtenCode } from '@anfilada/contract/vouchers/voucher-status'
import type { VoucherFormat, VoucherReader } from '@anfilada/contract/vouchers/vouchers'
import { brands } from '@anfilada/phrases/brands'
import { partyLine } from '@anfilada/phrases/invoice-paper'
import { orderKindWord } from '@anfilada/phrases/order-words'
import type { EquipmentNames } from '@anfilada/phrases/equipment-names'
import { headWord, paperDays, paperMoment, serviceWord, voucherPaperWords, withParts } from '@anfilada/phrases/voucher-papers'
import { codeSquares, type Pass, type PassFact, type Passes } from '../files/index.ts'
import type { Issued } from './issue-voucher.ts'

export type Sheets = {
  reader: VoucherReader
  /** What the paper is written in: guides and ticket offices read Russian. */
  language: Language
  format: VoucherFormat
  publicOrigin: string
  /** Of a programme, whose number the paper bears; else of one order. */
  programmeId: number | null
}
/** A voucher with the version of the company that issued it. */
export type IssuedBy = Issued & { company: CompanyFacts }

/** Vouchers as they are printed for one of three readers: each as it was issued, whatever anything is called by now. */
export function voucherPaper(issued: readonly [IssuedBy, ...IssuedBy[]], sheets: Sheets): Passes {
  const { language, format, reader, programmeId } = sheets
  const words = voucherPaperWords[language]
  const [{ company, order }] = issued
  const title = programmeId === null ? withParts(words.voucher, { id: order.id }) : withParts(words.programme, { id: programmeId })
  return {
    title: `${title}, ${words.for[reader]}`,
    language,
    rightToLeft: language === 'fa',
    format,
    letterhead: {
      brand: brands[language],
      lines: [saidIn(company.names, language), saidIn(company.place, language), company.duty_phone, words.allDay],
    },
    passes: issued.map((one) => passOf(one, sheets)),
  }
}

function passOf(issued: IssuedBy, { reader, language, publicOrigin }: Sheets): Pass {
  const { order, voucher } = issued
  const words = voucherPaperWords[language]
  const { facts, words: printed, code, issuedAt, issuedBy, version } = voucher
  const place = (of: Language) => [namesOf(of, order.kind, printed), entranceIn(of, facts.entrance, printed.entrance)] as const
  const [title, entrance] = place(language)
  const moment = paperMoment(issuedAt, printed.zone)
  return {
    kind: `${withParts(words.voucher, { id: order.id })} · ${words.for[reader]}`,
    large: facts.time.slice(0, 5),
    ...paperDays(language, facts.date),
    code: codeSquares(voucherAddress(publicOrigin, code)),
    title,
    place: entrance,
    original: language === 'ru' ? undefined : place('ru').filter(Boolean).join(', '),
    facts: factsOfPaper(issued, reader, language),
    counts: { head: [words.tickets, words.quantity], rows: countsOf(facts, language, printed.equipment) },
    note: words.note[reader],
    foot: [
      writtenCode(code),
      [withParts(words.version, { version }), withParts(words.issued, { moment }), issuedBy].filter(Boolean).join(' · '),
    ],
  }
}

function factsOfPaper({ voucher, company }: IssuedBy, reader: VoucherReader, language: Language): PassFact[] {
  const words = voucherPaperWords[language]
  const { facts, words: printed } = voucher
  const people = facts.heads.reduce((sum, { quantity }) => sum + quantity, 0)
  const country = named(language, printed.country)
  const asked: PassFact[] = [
    [words.group, people > 0 ? withParts(words.people, { count: people }) : '', country],
    [words.customer, printed.customer, printed.refno],
    [words.guide, facts.guide, facts.guide_phone],
    [words.license, printed.license ?? ''],
    [words.contract, printed.contract?.number ?? '', printed.contract?.date?.split('-').toReversed().join('.')],
    [words.returnAt, facts.return_at === null ? '' : paperMoment(facts.return_at, printed.zone)],
    ...(reader === 'cashier' ? [[words.issuer, saidIn(company.names, language), numbersOf(company)] as const] : []),
  ]
  return asked.filter(([, value, more]) => value !== '' || Boolean(more))
}

/** As a ticket office checks it, in Russian. */
function numbersOf({ inn, kpp, legal_address: address }: CompanyFacts): string {
  return partyLine({ name: '', inn, kpp, address })
}

function countsOf(
  { heads, services }: Issued['voucher']['facts'],
  language: Language,
  equipment: EquipmentNames | undefined,
): [string, string][] {
  const people = heads.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...heads.map(({ category, quantity }): [string, string] => [headWord(language, category), String(quantity)]),
    ...services.map(({ service, quantity }): [string, string] => [serviceWord(language, service, equipment), String(quantity)]),
    ...(people > 0 ? [[voucherPaperWords[language].total, String(people)] satisfies [string, string]] : []),
  ]
}

function namesOf(language: Language, kind: Issued['order']['kind'], printed: Issued['voucher']['words']): string {
  const names = [named(language, printed.museum), named(language, printed.object)].filter(Boolean)
  if (names.length === 0) return orderKindWord(language, kind)
  return names.join(language === 'fa' ? '، ' : language === 'zh' ? '，' : ', ')
}

function entranceIn(language: Language, entrance: string, usual: Partial<TranslatedName> | null): string {
  return named(language, usual) || entrance
}

function named(language: Language, name: Partial<TranslatedName> | null): string {
  return name?.[nameKeys[language]] ?? ''
}
