import { latinDigits } from '@anfilada/ui/latin-digits'

/** What is typed as an hour: digits of any keyboard, `930` for half past nine. What is no hour stays as it is, to be mended. */
export function hourOfTyping(typed: string): string {
  const digits = latinDigits(typed).replace(/[^\d:.-]/g, '')
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.-]?(\d{2}))?$/.exec(digits) ?? []
  return hour === undefined ? typed.trim() : `${hour.padStart(2, '0')}:${minute}`
}

/** `HH:MM` of what is typed, or undefined. */
export function readTime(typed: string): string | undefined {
  const time = hourOfTyping(typed)
  return isTime(time) ? time : undefined
}

export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}
