import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { whyClosed, type ClosedDays } from './heat.ts'

/** What a day is called on which nothing can be ordered: its date, and why. */
export function useClosedName(closed: ClosedDays | undefined): (date: string) => string {
  const t = useTranslations('catalogue')
  const formats = useFormats()
  const today = museumDate(new Date())
  return (date) => t(`dayClosedLabel.${whyClosed(date, today, closed)}`, { date: formats.fullDay(date) })
}
