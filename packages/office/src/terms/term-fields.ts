import { readWhole } from '@anfilada/ui/latin-digits'
import { readRubles, writeRubles } from '../pricing/amounts/rubles.ts'

/** Three terms as they stand in fields; of a customer an empty one says nothing. */
export type TermsDraft = Record<keyof Terms, string>
export type Terms = { cut_off_minutes: number | null; free_change_hours: number | null; penalty: number | null }

const mostMinutes = 525_600
const mostHours = 8_760

export function termsDraft({ cut_off_minutes, free_change_hours, penalty }: Terms, comma: string): TermsDraft {
  return {
    cut_off_minutes: cut_off_minutes === null ? '' : String(cut_off_minutes),
    free_change_hours: free_change_hours === null ? '' : String(free_change_hours),
    penalty: penalty === null ? '' : writeRubles(penalty, comma),
  }
}

/** Null where nothing is typed, undefined where it is no such number. */
export function termsIn(draft: TermsDraft) {
  const sum = readRubles(draft.penalty)
  return {
    cut_off_minutes: wholeOrNull(draft.cut_off_minutes, mostMinutes),
    free_change_hours: wholeOrNull(draft.free_change_hours, mostHours),
    penalty: sum.ok ? sum.kopecks : undefined,
  }
}

/** An empty field says nothing. */
function wholeOrNull(text: string, most: number): number | null | undefined {
  return text.trim() === '' ? null : readWhole(text, { most })
}
