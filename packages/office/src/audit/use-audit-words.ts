import { useTranslations } from 'use-intl'
import { deviceOf } from '@anfilada/browser/identity/device-words'
import { useFormats } from '@anfilada/browser/formats'
import { useTermWords } from '../pricing/term-words.ts'

type Words = { has(key: never): boolean } & ((key: never) => string)

/** The log outlives the words: what has none yet stands as it was written. */
function wordOr(t: Words, key: string): string {
  return t.has(key as never) ? t(key as never) : key
}

function deviceWord(userAgent: string): string {
  const device = deviceOf(userAgent)
  return device ? `${device.browser}, ${device.system}` : userAgent
}

const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\dT/.test(value)
const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value)

/** What entries of the log say, in words. */
export function useAuditWords() {
  const done = useTranslations('audit.done')
  const field = useTranslations('audit.field')
  const subject = useTranslations('audit.subject')
  const role = useTranslations('role')
  const settlement = useTranslations('customers.settlements')
  const edoStatus = useTranslations('customers.edo.statuses')
  const edoOperator = useTranslations('customers.edo.operators')
  const nothing = useTranslations('audit')('nothing')
  const term = useTranslations('terms')
  const terms = useTermWords()
  const { day, formatSum, moment } = useFormats()

  const byField: Readonly<Record<string, (value: string) => string>> = {
    device: deviceWord,
    settlement: (value) => wordOr(settlement, value),
    status: (value) => wordOr(edoStatus, value),
    operator: (value) => wordOr(edoOperator, value),
    fields: (value) => wordOr(field, value),
  }
  const byTerm: Readonly<Record<string, string>> = {
    cut_off_minutes: term('cutOff'),
    free_change_hours: term('freeChange'),
    penalty: term('penalty'),
  }
  const byNumber: Readonly<Record<string, (value: number) => string>> = {
    amount: (kopecks) => formatSum(kopecks, 'RUB'),
    credit_limit: (kopecks) => formatSum(kopecks, 'RUB'),
    cut_off_minutes: terms.cutOff,
    free_change_hours: terms.freeChange,
    penalty: terms.penalty,
  }
  function valueWord(name: string, value: unknown): string {
    if (Array.isArray(value)) return value.map((one) => valueWord(name, one)).join(', ') || nothing
    if ((value ?? '') === '') return nothing
    if (typeof value === 'number') return byNumber[name]?.(value) ?? String(value)
    return typeof value === 'string' ? textWord(name, value) : JSON.stringify(value)
  }
  function textWord(name: string, value: string): string {
    if (isMoment(value)) return moment(value)
    if (isDay(value)) return day(value)
    return byField[name]?.(value) ?? wordOr(role, value)
  }
  return {
    doneWord: (action: string) => wordOr(done, action),
    fieldWord: (name: string) => byTerm[name] ?? wordOr(field, name),
    subjectWord: (name: string) => wordOr(subject, name),
    valueWord,
  }
}
