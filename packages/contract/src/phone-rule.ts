import type * as phones from './phones.ts'

let rule: typeof phones | undefined

const sevenDigits = /^(?:\P{Nd}*\p{Nd}){7,}\P{Nd}*$/u

/**
 * The numbering plans of all countries are a third of an app's first page: they come when a number is to be judged (decision 0043). The
 * server has them before it takes a request.
 */
export async function loadPhoneRule(): Promise<void> {
  rule ??= await import('./phones.ts')
}

/** Whether it is a telephone number; before the rule has come, whether it may be one. */
export function judgePhone(text: string): boolean {
  return rule ? rule.isPhone(text) : sevenDigits.test(text)
}

/** A number as it is kept: with its country code. */
export function keptPhone(text: string): string {
  return rule ? rule.withCountryCode(text) : text
}
