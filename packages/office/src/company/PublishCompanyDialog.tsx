import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { companyActions } from '@anfilada/contract/company-versions'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'

type Props = { revision: number; today: string; onDone: () => void; onClose: () => void }

/** From then on the version is never changed: it stands on documents. */
export function PublishCompanyDialog({ revision, today, onDone, onClose }: Props) {
  const t = useTranslations('company')
  const form = useActionForm({
    action: 'publish_company',
    schema: companyActions.publish_company.input,
    start: { valid_from: today, note: '' },
    labels: { valid_from: t('validFrom'), note: t('note') },
    sentences: { valid_from: t('dayWrong') },
    summary: t('notPublished'),
    input: ({ valid_from, note }) => ({ revision, valid_from, note: note.trim() }),
    faults: ({ valid_from }) => ({ ...(valid_from < today && { valid_from: 'too_small' }) }),
    touches: ['company', 'setup'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('published', { number: result.version }) })
      onClose()
      onDone()
    },
  })
  const words = { keep: t('keep'), confirm: t('publishConfirm'), busy: t('publishing') }
  return (
    <FormDialog title={t('publishTitle')} form={form} words={words} onClose={onClose}>
      <p className="mut">{t('forever')}</p>
      <DateField {...form.field('valid_from')} min={today} />
      <TextField {...form.field('note')} maxLength={500} hint={t('noteHint')} />
    </FormDialog>
  )
}
