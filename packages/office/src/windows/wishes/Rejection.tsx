import { useTranslations } from 'use-intl'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import { ReasonDialog, reasonFields, reasonMissing } from '../../shell/acts/ReasonDialog.tsx'
import type { Wish } from '../windows.queries.ts'
import { FailingWishes } from './FailingWishes.tsx'
import type { Answers } from './use-answers.ts'
import { useSendable } from './use-sendable.ts'

type Props = { chosen: readonly Wish[]; answers: Answers; onClose: () => void }

/** Rejects the chosen wishes for one reason. */
export function Rejection({ chosen, answers, onClose }: Props) {
  const t = useTranslations('windows.answer')
  const words = {
    reason: t('reason'),
    missing: t('reasonMissing'),
    keep: t('keep'),
    confirm: t('rejectConfirm'),
    busy: t('rejecting'),
  }
  const { wishes, left, foreseen } = useSendable(chosen, 'reject')
  const form = useFormMachine({
    ...reasonFields(words),
    faults: reasonMissing,
    send: ({ reason }) => answers.answer(left, { decision: 'reject', reason: reason.trim() }, foreseen.faults),
    onDone: (isWhole) => isWhole && onClose(),
  })
  return (
    <ReasonDialog title={t('rejectTitle', { count: wishes.length })} lines={[t('forever')]} words={words} form={form} onClose={onClose}>
      <FailingWishes {...{ wishes, left, foreseen }} />
    </ReasonDialog>
  )
}
