import { museumDate, museumTime, useFormats } from '@anfilada/browser/formats'

/** The day and time of what has happened, by the museums' clocks: with its year when that is not this one, so that an old change is not taken for a recent one. */
export function usePastMoment(): (iso: string) => string {
  const { moment, date } = useFormats()
  return (iso) => {
    const day = museumDate(new Date(iso))
    const isThisYear = day.slice(0, 4) === museumDate(new Date()).slice(0, 4)
    return isThisYear ? moment(iso) : `${date(day)}, ${museumTime(new Date(iso))}`
  }
}
