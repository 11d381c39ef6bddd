import { useTranslations } from 'use-intl'
import type { FormWords } from '@anfilada/browser/form'
import type { RuleDraft } from './rule-draft.ts'

type Words = Required<Pick<FormWords<RuleDraft>, 'labels' | 'sentences'>>

/** What the fields of a rule are called, and what is said of their faults. */
export function useRuleWords(): Words {
  const t = useTranslations('slots.rules')
  const categories = useTranslations('category')
  const tooBig = (fault: string) => (fault === 'too_big' ? t('quotaTooBig') : t('wrongNumber'))
  return {
    labels: {
      title: t('title'),
      kind: t('kind'),
      from: t('from'),
      until: t('untilLabel'),
      weekdays: t('weekdays'),
      dates: t('dates'),
      times: t('times'),
      capacity: t('capacity'),
      rf: categories('rf'),
      ig: categories('ig'),
      cn: categories('cn'),
      allotments: t('allotments'),
      leave_orders: t('leave'),
    },
    sentences: {
      until: t('wrongUntil'),
      weekdays: t('noWeekday'),
      dates: (fault) => (fault === 'required' ? t('noDates') : t('wrongDates')),
      times: (fault) => (fault === 'required' ? t('noTimes') : t('wrongTimes')),
      capacity: t('wrongNumber'),
      rf: tooBig,
      ig: tooBig,
      cn: tooBig,
      allotments: t('allotmentsTooBig'),
    },
  }
}
