import { useTranslations } from 'use-intl'

/** What money is for, in words: orders by their numbers, or fees of renewals by how many. */
export function useCovered(): (of: { vouchers: string; prolongations: string }) => string {
  const t = useTranslations('payments')
  return ({ vouchers, prolongations }) =>
    prolongations === ''
      ? t('vouchers', { count: vouchers.split(',').length, list: vouchers })
      : t('fees', { count: prolongations.split(',').length })
}
