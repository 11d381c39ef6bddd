import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { sharesScreen } from '../draft/progress.ts'
import type { TicketDraft } from '../draft/ticket-draft.ts'
import type { Screen } from '../new-order-search.ts'

type Props = { screen: Screen; following: Screen; draft: TicketDraft; busy: boolean }

/** The one act of the page: in the summary, and on a phone under the thumb. */
export function MainAct({ screen, following, draft, busy }: Props) {
  const t = useTranslations('newOrder')
  return (
    <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('submitting')}>
      {useWords({ screen, following, draft })}
    </Button>
  )
}

function useWords({ screen, following, draft }: Omit<Props, 'busy'>): string {
  const t = useTranslations('newOrder')
  if (screen === 'review') return t(draft.accept_waiting ? 'submitWaiting' : 'submit')
  if (sharesScreen(screen, following)) return t('next')
  const step = t(`step.${following}`)
  return t('nextStep', { step: step.charAt(0).toLowerCase() + step.slice(1) })
}
