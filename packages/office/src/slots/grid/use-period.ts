import { museumDate } from '@anfilada/browser/formats'
import { addDays, monthAfter, monthBounds } from '@anfilada/contract/dates'
import type { SlotsSearch } from '../screens.ts'

/** The days that are shown, and the days that lead to those before and after. */
export type Period = { view: 'week' | 'month' | 'rules'; from: string; to: string; earlier: string; later: string }

export function usePeriod({ day = museumDate(new Date()), view }: SlotsSearch): Period {
  if (view === 'month') return monthOf(day.slice(0, 7))
  return view === undefined ? weekOf(day) : { ...weekOf(day), view }
}

/** Seven days from any one: today is the first that anything is done about. */
function weekOf(from: string): Period {
  return { view: 'week', from, to: addDays(from, 6), earlier: addDays(from, -7), later: addDays(from, 7) }
}

function monthOf(month: string): Period {
  const { first, last } = monthBounds(month)
  return { view: 'month', from: first, to: last, earlier: `${monthAfter(month, -1)}-01`, later: `${monthAfter(month, 1)}-01` }
}
