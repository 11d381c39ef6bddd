import { useTranslations } from 'use-intl'
import { kindOfField, nameKey } from '@anfilada/contract/customers/audit-subjects'
import { deviceOf } from '@anfilada/browser/identity/device-words'
import { useFormats } from '@anfilada/browser/formats'
import { useTermWords } from '../pricing/term-words.ts'
import { useNumberWord } from '../shell/NumberOf.tsx'
import { useLanguageWord } from '../shell/said.ts'
import { subjectOf, useSubjectWord, wordOr } from '../shell/subjects.ts'

/** By what an entry calls what it mentions: `museum:3` is the Hermitage. */
export type Names = Readonly<Record<string, string>>

const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\dT/.test(value)
const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value)
/** Fields that tell a number of something, of which there is no name. */
const numbered = ['order', 'prolongation', 'license', 'group', 'invoice', 'refund']

/** What entries of the log say, in words. */
export function useAuditWords() {
  const done = useTranslations('audit.done')
  const field = useTranslations('audit.field')
  const term = useTranslations('terms')
  const subjectWord = useSubjectWord()
  const valueWord = useValueWord()
  const byTerm: Readonly<Record<string, string>> = {
    cut_off_minutes: term('cutOff'),
    free_change_hours: term('freeChange'),
    penalty: term('penalty'),
  }
  return {
    doneWord: (action: string) => wordOr(done, action),
    fieldWord: (name: string) => byTerm[name] ?? wordOr(field, name),
    /** What was done to what: by its name, else by its number. A session is named by nothing that people know. */
    aboutWord: (kind: string, id: string | null, names: Names) =>
      id === null || kind === 'session' ? '' : subjectWord({ kind, id }, names[nameKey(kind, id)]),
    valueWord,
  }
}

/** One value of a field: by a name where it is an id, by its unit where it is a number, by a word where it is a code. */
function useValueWord() {
  const t = useTranslations('audit')
  const idOf = useIdWord()
  const numberOf = useNumbersOfFields()
  const textOf = useTextsOfFields()
  const { list } = useFormats()
  return function valueWord(name: string, value: unknown, names: Names): string {
    if (Array.isArray(value)) return list(value.map((one) => valueWord(name === 'orders' ? 'order' : name, one, names))) || t('nothing')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if ((value ?? '') === '') return t('nothing')
    if (typeof value !== 'number' && typeof value !== 'string') return JSON.stringify(value)
    return idOf(name, value, names) ?? plainWord(name, value)
  }
  function plainWord(name: string, value: number | string): string {
    return typeof value === 'number' ? (numberOf[name]?.(value) ?? String(value)) : textOf(name, value)
  }
}

/** What an id is called, or its number; undefined of what is none. */
function useIdWord() {
  const numberWord = useNumberWord()
  return (name: string, value: number | string, names: Names): string | undefined => {
    const kind = kindOfField(name)
    const called = kind && names[nameKey(kind, value)]
    if (called) return called
    return typeof value === 'number' && (kind || numbered.includes(name)) ? numberWord(value) : undefined
  }
}

function useNumbersOfFields(): Readonly<Record<string, (value: number) => string>> {
  const terms = useTermWords()
  const { formatSum } = useFormats()
  const sum = (kopecks: number) => formatSum(kopecks, 'RUB')
  return {
    amount: sum,
    credit_limit: sum,
    cut_off_minutes: terms.cutOff,
    free_change_hours: terms.freeChange,
    penalty: terms.penalty,
  }
}

function useTextsOfFields(): (name: string, value: string) => string {
  const t = useTranslations('audit')
  const field = useTranslations('audit.field')
  const code = useTranslations('audit.code')
  const role = useTranslations('role')
  const settlement = useTranslations('customers.settlements')
  const edoStatus = useTranslations('customers.edo.statuses')
  const edoOperator = useTranslations('customers.edo.operators')
  const languageWord = useLanguageWord()
  const subjectWord = useSubjectWord()
  const { day, moment } = useFormats()
  const byField: Readonly<Record<string, (value: string) => string>> = {
    device: (value) => deviceWord(value) ?? t('program'),
    settlement: (value) => wordOr(settlement, value),
    status: (value) => wordOr(edoStatus, value),
    operator: (value) => wordOr(edoOperator, value),
    fields: (value) => wordOr(field, value),
    reference: (value) => {
      const subject = subjectOf(value)
      return subject ? subjectWord(subject) : value
    },
    language: (value) => languageWord(value as never),
    main_language: (value) => languageWord(value as never),
    additional_languages: (value) => languageWord(value as never),
    roles: (value) => wordOr(role, value),
  }
  return (name, value) => {
    if (isMoment(value)) return moment(value)
    if (isDay(value)) return day(value)
    return byField[name]?.(value) ?? wordOr(code, value)
  }
}

/** Undefined of what is no browser: a program that calls the API. */
function deviceWord(userAgent: string): string | undefined {
  const device = deviceOf(userAgent)
  return device && `${device.browser}, ${device.system}`
}
