import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import type { Wish } from '../windows.queries.ts'
import { FailingWishes } from './FailingWishes.tsx'
import type { Answers, WishAnswer } from './use-answers.ts'
import { useSendable } from './use-sendable.ts'

type Props = { chosen: readonly Wish[]; said: WishAnswer; answers: Answers; onClose: () => void }

/** What is about to be confirmed, once more: customers hear of it at once, and some of the wishes may not be answered so. */
export function Confirmation({ chosen, said, answers, onClose }: Props) {
  const t = useTranslations('windows.answer')
  const bulk = useTranslations('bulk')
  const { wishes, left, foreseen } = useSendable(chosen, 'confirm')
  const form = useFormMachine({
    start: {},
    labels: {},
    faults: () => ({}),
    send: () => answers.answer(left, said, foreseen.faults),
    onDone: (isWhole) => isWhole && onClose(),
  })
  const actions = (
    <>
      {left.length > 0 && (
        <Button focusFirst variant="primary" busy={form.busy} busyLabel={t('confirming')} onPress={() => form.submit()}>
          {bulk('send', { count: left.length })}
        </Button>
      )}
      <Button focusFirst={left.length === 0} onPress={onClose}>
        {t('keep')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('confirmTitle', { count: wishes.length })} onClose={onClose} actions={actions}>
      <p>{t('confirmText')}</p>
      <FailingWishes {...{ wishes, left, foreseen }} />
      <FormFailure sentence={form.failure} />
    </Dialog>
  )
}
