import { useTranslations } from 'use-intl'
import type { CatalogueMuseum } from '@anfilada/contract/catalogue/office-catalogue'
import { FactList } from '@anfilada/ui/FactList'
import { useTermWords } from '../../pricing/term-words.ts'

/** What customers without a contract of their own are held to. */
export function ObjectTermsFacts({ terms }: { terms: CatalogueMuseum['terms'][number] }) {
  const t = useTranslations('terms')
  const words = useTermWords()
  return (
    <FactList
      facts={[
        [t('cutOff'), words.cutOff(terms.cut_off_minutes)],
        [t('freeChange'), words.freeChange(terms.free_change_hours)],
        [t('penalty'), words.penalty(terms.penalty)],
      ]}
    />
  )
}
