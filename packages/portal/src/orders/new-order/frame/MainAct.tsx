import { useTranslations } from 'use-intl'
import { lowered } from '@anfilada/contract/formats'
import { Button } from '@anfilada/ui/Button'

type Props = {
  isReview: boolean
  /** What the order's last act does: `submit` or `submitWaiting` of the words, or back into the programme. */
  submit: string
  /** The next question's name; undefined while this one has no answer. */
  next: string | undefined
  busy: boolean
}

/** The one act of the page: in the summary, and on a phone under the thumb. */
export function MainAct({ isReview, submit, next, busy }: Props) {
  const t = useTranslations('newOrder')
  const words = isReview ? submit : next === undefined ? t('next') : t('nextStep', { step: lowered(next) })
  return (
    <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('submitting')}>
      {words}
    </Button>
  )
}
