import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { type OfficeGuide, type OfficeLicense, officeLicenseActions } from '@anfilada/contract/licenses/licenses'
import { SelectField } from '@anfilada/ui/SelectField'
import { showToast } from '@anfilada/ui/toasts'
import { guidesQuery, licensesKey } from './licenses.queries.ts'

/** The guide of a license is one whom the customer has under another name. */
export function MergeDialog({ license, onClose }: { license: OfficeLicense; onClose: () => void }) {
  const t = useTranslations('licenses')
  const { data: guides = [] } = useQuery(guidesQuery(license.customer_id, useLanguage().language))
  const start = { into_guide_id: '' }
  const form = useActionForm({
    action: 'merge_guides',
    schema: officeLicenseActions.merge_guides.input,
    start,
    labels: { into_guide_id: t('into') },
    sentences: { into_guide_id: t('intoMissing') },
    input: ({ into_guide_id: into }) => ({ guide_id: license.guide_id, into_guide_id: into === '' ? undefined : Number(into) }),
    touches: [licensesKey],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('merged', { guide: result.guide }) })
      onClose()
    },
  })
  const words = { keep: t('keep'), confirm: t('mergeConfirm'), busy: t('merging') }
  const nameOf = ({ guide, also }: OfficeGuide) => (also.length === 0 ? guide : t('also', { guide, names: also.join(', ') }))
  return (
    <FormDialog title={t('mergeTitle')} form={form} words={words} onClose={onClose}>
      <p className="mut">{t('mergeText', { guide: license.guide })}</p>
      <SelectField
        {...form.field('into_guide_id')}
        placeholder={t('intoChoose')}
        options={guides
          .filter(({ guide_id: id }) => id !== license.guide_id)
          .map((guide) => ({ value: String(guide.guide_id), label: nameOf(guide) }))}
        isRequired
      />
    </FormDialog>
  )
}
