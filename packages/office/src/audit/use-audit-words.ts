import { useTranslations } from 'use-intl'
import { deviceOf } from '@anfilada/browser/device-words'
import { formatSum, useFormats } from '@anfilada/browser/formats'

type Words = { has(key: never): boolean } & ((key: never) => string)

/** The log outlives the words: what has none yet stands as it was written. */
function wordOr(t: Words, key: string): string {
  return t.has(key as never) ? t(key as never) : key
}

function deviceWord(userAgent: string): string {
  const device = deviceOf(userAgent)
  return device ? `${device.browser}, ${device.system}` : userAgent
}

/** What entries of the log say, in words. */
export function useAuditWords() {
  const done = useTranslations('audit.done')
  const field = useTranslations('audit.field')
  const subject = useTranslations('audit.subject')
  const role = useTranslations('role')
  const settlement = useTranslations('customers.settlements')
  const nothing = useTranslations('audit')('nothing')
  const { moment } = useFormats()

  const byField: Readonly<Record<string, (value: string) => string>> = {
    device: deviceWord,
    settlement: (value) => wordOr(settlement, value),
    fields: (value) => wordOr(field, value),
    until: moment,
  }
  function valueWord(name: string, value: unknown): string {
    if (Array.isArray(value)) return value.map((one) => valueWord(name, one)).join(', ') || nothing
    if ((value ?? '') === '') return nothing
    if (typeof value === 'number') return name === 'credit_limit' ? formatSum(value, 'RUB') : String(value)
    if (typeof value !== 'string') return JSON.stringify(value)
    return byField[name]?.(value) ?? wordOr(role, value)
  }
  return {
    doneWord: (action: string) => wordOr(done, action),
    fieldWord: (name: string) => wordOr(field, name),
    subjectWord: (name: string) => wordOr(subject, name),
    valueWord,
  }
}
