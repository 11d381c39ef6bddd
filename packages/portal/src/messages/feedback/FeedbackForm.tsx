import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { messagesKey } from '@anfilada/browser/messages/message-keys'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { tellSent } from '@anfilada/browser/just-sent'
import type { UploadedFile } from '@anfilada/contract/files'
import { feedbackActions } from '@anfilada/contract/messages/feedback'
import { feedbackKinds, type FeedbackKind } from '@anfilada/contract/messages/feedback-kinds'
import { Button } from '@anfilada/ui/Button'
import { Choice } from '@anfilada/ui/Choice'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { TextField } from '@anfilada/ui/TextField'
import styles from '../messages.module.css'
import { FilesField } from './FilesField.tsx'

type Draft = { kind: FeedbackKind | ''; order_id: string; text: string; file_ids: UploadedFile['result'][] }
const start: Draft = { kind: '', order_id: '', text: '', file_ids: [] }

/** New feedback: what it is, which order it is about (`orderId`, where it was begun from one), words and files. What is typed stays through a reload. */
export function FeedbackForm({ orderId }: { orderId: number | undefined }) {
  const t = useTranslations('feedback')
  const form = useFeedbackForm(orderId)
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {form.summary && form.summary.items.length > 0 && <ErrorSummary {...form.summary} />}
      <Choice {...form.field('kind')} options={feedbackKinds.map((value) => ({ value, label: t(`kind.${value}`) }))} />
      <TextField {...form.field('order_id')} inputMode="numeric" autoComplete="off" dir="ltr" hint={t('orderHint')} />
      <TextField {...form.field('text')} multiline dir="auto" hint={t('textHint')} isRequired />
      <FilesField {...form.field('file_ids')} />
      <div className={styles.send}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
        <FormFailure sentence={form.failure} />
      </div>
    </form>
  )
}

function useFeedbackForm(orderId: number | undefined) {
  const t = useTranslations('feedback')
  const navigate = useNavigate()
  return useActionForm({
    action: 'post_feedback',
    schema: feedbackActions.post_feedback.input,
    start,
    asked: orderId === undefined ? {} : { order_id: String(orderId) },
    labels: { kind: t('fields.kind'), order_id: t('fields.order'), text: t('fields.text'), file_ids: t('fields.files') },
    sentences: {
      kind: t('missing.kind'),
      order_id: (fault) => (fault === 'number' ? t('orderWrong') : undefined),
      text: (fault) => (fault === 'required' ? t('missing.text') : undefined),
    },
    summary: t('notSent'),
    input: ({ kind, order_id: order, text, file_ids: files }) => ({
      kind: kind || undefined,
      text,
      ...(order.trim() !== '' && { order_id: Number(order) }),
      ...(files.length > 0 && { file_ids: files.map(({ file_id: id }) => id) }),
    }),
    faults: ({ order_id: order }) => (/^\d*$/.test(order.trim()) ? {} : { order_id: 'number' }),
    touches: [...messagesKey],
    keptAs: 'feedback',
    onDone: ({ result }) => {
      tellSent('feedback', result.id)
      void navigate({ to: '/feedback', search: { id: result.id } })
    },
  })
}
