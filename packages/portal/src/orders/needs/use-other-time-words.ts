import { useFormats } from '@anfilada/browser/formats'
import type { Order, OtherTime } from '@anfilada/contract/orders/orders'

/** A time that has room where it is said whole: by its hour, on another day by its day as well, with its places. */
export function useOtherTimeWords() {
  const formats = useFormats()
  return ({ data }: Order, { date, time, free }: OtherTime): { slot: string; free: string } => ({
    slot: date === data.pass_date ? time : formats.dayAndTime(date, time),
    free: String(free),
  })
}
