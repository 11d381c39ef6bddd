import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { TextField } from '@anfilada/ui/TextField'
import { termsDraft, type Terms, type TermsDraft } from './term-fields.ts'

type Props = { title: string; lead: string; form: Form<TermsDraft>; onClose: () => void }

/** What the dialog of an object and of a customer's line have in common, begun with these terms. */
export function useTermsFields(start: Terms) {
  const t = useTranslations('terms.form')
  const comma = useLanguage().language === 'ru' ? ',' : '.'
  return {
    start: termsDraft(start, comma),
    labels: { cut_off_minutes: t('cutOff'), free_change_hours: t('freeChange'), penalty: t('penalty') },
    sentences: { cut_off_minutes: t('faults.minutes'), free_change_hours: t('faults.hours'), penalty: t('faults.sum') },
    summary: t('faultsTitle'),
  }
}

/** Three numbers. */
export function TermsForm({ title, lead, form, onClose }: Props) {
  const t = useTranslations('terms.form')
  const number = { inputMode: 'decimal', dir: 'ltr', maxLength: 20 } as const
  return (
    <FormDialog title={title} form={form} words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }} onClose={onClose}>
      <p className="mut">{lead}</p>
      <TextField {...form.field('cut_off_minutes')} {...number} hint={t('cutOffHint')} />
      <TextField {...form.field('free_change_hours')} {...number} hint={t('freeChangeHint')} />
      <TextField {...form.field('penalty')} {...number} />
    </FormDialog>
  )
}
