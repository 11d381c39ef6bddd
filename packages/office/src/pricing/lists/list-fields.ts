import { useTranslations } from 'use-intl'

type Days = { valid_from: string; valid_until: string }

/** What both forms of a new list call their fields, and what may be wrong with them. */
export function useListFields() {
  const t = useTranslations('prices.form')
  return {
    labels: { name: t('name'), valid_from: t('from'), valid_until: t('until') },
    sentences: {
      name: (fault: string) => (fault === 'required' ? t('nameMissing') : undefined),
      valid_from: t('dayMissing'),
      valid_until: (fault: string) => t(fault === 'reversed' ? 'daysReversed' : 'dayMissing'),
    },
    summary: t('faultsTitle'),
    faults: ({ valid_from, valid_until }: Days) => (valid_until !== '' && valid_until < valid_from ? { valid_until: 'reversed' } : {}),
  }
}
