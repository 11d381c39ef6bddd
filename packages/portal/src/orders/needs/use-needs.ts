import { useMay } from '@anfilada/browser/ability'
import { useTranslations } from 'use-intl'
import { museumDate, museumTime, useFormats } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'
import { type NeedyOrder, visitOf } from '@anfilada/contract/orders/order-needs'
import type { Order, OtherTime } from '@anfilada/contract/orders/orders'

/** Whether this reader may agree to what a colleague asked for: whoever changes orders and may see what that costs. */
export function useMayAgree(): { agree: boolean } {
  const may = useMay()
  return { agree: may(['update', 'Order']) && may(['read', 'Price']) }
}

/** How a time that has room is called: by its hour on the order's own day, else by its day. */
export function useOtherTimeName() {
  const formats = useFormats()
  return ({ data }: Order, { date, time }: OtherTime): string => (date === data.pass_date ? time : formats.shortDay(date))
}

/** A moment as it is near: сегодня, 14:00; завтра, 10:15; 23 мая, 10:15. By the clocks of its order. */
export function useNearWords(now: Date) {
  const t = useTranslations('upcoming.needs')
  const formats = useFormats()
  const nearness = (at: string, zone: string) => {
    const [day, today] = [museumDate(new Date(at), zone), museumDate(now, zone)]
    if (day === today) return 'Today'
    return day === addDays(today, 1) ? 'Tomorrow' : 'Later'
  }
  const parts = (at: string, zone: string) => ({ time: museumTime(new Date(at), zone), moment: formats.moment(at, zone) })
  return {
    at: (at: string, zone: string): string => t(`at${nearness(at, zone)}`, parts(at, zone)),
    /** сегодня до 18:00 */
    by: (at: string, zone: string): string => t(`by${nearness(at, zone)}`, parts(at, zone)),
    /** The day of a visit, with its hour where it has one. */
    visit: (order: NeedyOrder): string => {
      const { data, info } = order
      if (info.confirmed_time ?? info.time) return t(`at${nearness(visitOf(order), info.zone)}`, parts(visitOf(order), info.zone))
      return formats.day(data.pass_date)
    },
    /** At the head of a strip: the hour today, else the day. */
    head: (at: string, zone: string): string => {
      const { time } = parts(at, zone)
      return nearness(at, zone) === 'Today' ? time : formats.shortDay(museumDate(new Date(at), zone))
    },
  }
}
