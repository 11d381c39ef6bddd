import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { legalTextActions, type LegalTextKind } from '@anfilada/contract/legal-texts'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'

type Props = { kind: LegalTextKind; revision: number; today: string; onDone: () => void; onClose: () => void }

/** From then on the version is never changed: people agree to it by its number. */
export function PublishTextDialog({ kind, revision, today, onDone, onClose }: Props) {
  const t = useTranslations('texts')
  const form = useActionForm({
    action: 'publish_legal_text',
    schema: legalTextActions.publish_legal_text.input,
    start: { valid_from: today, note: '' },
    labels: { valid_from: t('validFrom'), note: t('note') },
    sentences: { valid_from: t('dayWrong') },
    summary: t('notPublished'),
    input: ({ valid_from, note }) => ({ kind, revision, valid_from, note: note.trim() }),
    faults: ({ valid_from }) => ({ ...(valid_from < today && { valid_from: 'too_small' }) }),
    touches: ['texts', 'setup'],
    onDone: () => {
      showToast({ tone: 'done', text: t('published', { kind: t(`kinds.${kind}`) }) })
      onClose()
      onDone()
    },
  })
  const words = { keep: t('keep'), confirm: t('publishConfirm'), busy: t('publishing') }
  return (
    <FormDialog title={t('publishTitle', { kind: t(`kinds.${kind}`) })} form={form} words={words} onClose={onClose}>
      <p className="mut">{t('forever')}</p>
      <DateField {...form.field('valid_from')} min={today} />
      <TextField {...form.field('note')} maxLength={500} hint={t('noteHint')} />
    </FormDialog>
  )
}
