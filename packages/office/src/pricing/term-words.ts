import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'

const [minutesInHour, minutesInDay, hoursInDay] = [60, 1_440, 24]

/** Terms in the largest unit that says them whole: 1440 minutes are a day. */
export function useTermWords() {
  const { formatSum } = useFormats()
  const t = useTranslations('terms.words')
  const hours = (count: number) =>
    count > 0 && count % hoursInDay === 0 ? t('days', { count: count / hoursInDay }) : t('hours', { count })
  return {
    cutOff: (minutes: number): string => {
      if (minutes > 0 && minutes % minutesInDay === 0) return t('days', { count: minutes / minutesInDay })
      return minutes > 0 && minutes % minutesInHour === 0
        ? t('hours', { count: minutes / minutesInHour })
        : t('minutes', { count: minutes })
    },
    freeChange: hours,
    penalty: (kopecks: number): string => (kopecks === 0 ? t('noPenalty') : t('perPerson', { sum: formatSum(kopecks, 'RUB') })),
  }
}
