import { readRubles, writeRubles } from '../pricing/amounts/rubles.ts'

/** Three terms as they stand in fields; of a customer an empty one says nothing. */
export type TermsDraft = { cutOff: string; freeChange: string; penalty: string }
export type Terms = { cut_off_minutes: number | null; free_change_hours: number | null; penalty: number | null }
type Fault = 'minutes' | 'hours' | 'sum'
export type ReadTerms = { ok: true; terms: Terms } | { ok: false; fields: Partial<Record<keyof Terms, Fault>> }

const mostMinutes = 525_600
const mostHours = 8_760

export function termsDraft({ cut_off_minutes, free_change_hours, penalty }: Terms, comma: string): TermsDraft {
  return {
    cutOff: cut_off_minutes === null ? '' : String(cut_off_minutes),
    freeChange: free_change_hours === null ? '' : String(free_change_hours),
    penalty: penalty === null ? '' : writeRubles(penalty, comma),
  }
}

/** `isWhole`: of an object nothing may be left empty. */
export function readTerms(draft: TermsDraft, isWhole: boolean): ReadTerms {
  const minutes = readWhole(draft.cutOff, mostMinutes)
  const hours = readWhole(draft.freeChange, mostHours)
  const sum = readRubles(draft.penalty)
  const penalty = sum.ok ? sum.kopecks : undefined
  const isWrong = (value: number | null | undefined): boolean => value === undefined || (isWhole && value === null)
  const fields = {
    ...(isWrong(minutes) && { cut_off_minutes: 'minutes' as const }),
    ...(isWrong(hours) && { free_change_hours: 'hours' as const }),
    ...(isWrong(penalty) && { penalty: 'sum' as const }),
  }
  if (minutes === undefined || hours === undefined || penalty === undefined || Object.keys(fields).length > 0) return { ok: false, fields }
  return { ok: true, terms: { cut_off_minutes: minutes, free_change_hours: hours, penalty } }
}

function readWhole(text: string, most: number): number | null | undefined {
  const bare = text.replace(/\s/g, '')
  if (bare === '') return null
  return /^\d{1,6}$/.test(bare) && Number(bare) <= most ? Number(bare) : undefined
}
