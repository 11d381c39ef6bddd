import { useTranslations } from 'use-intl'

type Rest = { unit: 'both' | 'hours' | 'minutes' | 'seconds'; hours: number; minutes: number; seconds: number }

/** How long something still lasts, from milliseconds: never more than there is. */
export function restOf(milliseconds: number): Rest {
  const left = Math.max(0, Math.floor(milliseconds / 1000))
  const all = Math.floor(left / 60)
  const [hours, minutes, seconds] = [Math.floor(all / 60), all % 60, left % 60]
  const unit = all === 0 ? 'seconds' : hours === 0 ? 'minutes' : minutes === 0 ? 'hours' : 'both'
  return { unit, hours, minutes, seconds }
}

/** The same in the reader's words, "4 ч 40 мин"; for pages that bring the words of `rest`. */
export function useRest(): (milliseconds: number) => string {
  const t = useTranslations('rest')
  return (milliseconds) => {
    const { unit, hours, minutes, seconds } = restOf(milliseconds)
    return t(unit, { hours: String(hours), minutes: String(minutes), seconds: String(seconds) })
  }
}
