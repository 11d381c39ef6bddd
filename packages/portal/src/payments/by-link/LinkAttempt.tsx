import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import { leadOn } from '@anfilada/browser/lead-on'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { Button } from '@anfilada/ui/Button'
import { VisitorPage } from '../../identity/VisitorPage.tsx'
import type { Leaving } from '../waiting/LeaveAct.tsx'
import { PaymentWait, useWaitTitle } from '../waiting/PaymentWait.tsx'
import { useAsking } from '../waiting/wait-time.ts'
import { attemptKey } from './by-link.queries.ts'

type Props = {
  attempt: PaymentState
  token: string
  query: Parameters<typeof useAsking>[0]
  mayRetry: boolean
  /** Another attempt is wanted: this one is over. */
  onPass: (over: PaymentState) => void
}

/** One attempt through the link, and what its holder may do about it. */
export function LinkAttempt({ attempt, token, query, mayRetry, onPass }: Props) {
  const t = useTranslations('payments')
  const asking = useAsking(query)
  const leaving = useLeaving(token, onPass)
  const title = useWaitTitle()(attempt)
  return (
    <VisitorPage wide title={title}>
      <PaymentWait
        payment={attempt}
        asking={asking}
        leaving={leaving}
        linked={false}
        acts={
          attempt.status === 'FAILED' &&
          mayRetry && (
            <Button variant="primary" onPress={() => onPass(attempt)}>
              {t(attempt.reason === 'left' ? 'wait.otherwise' : 'wait.again')}
            </Button>
          )
        }
      />
    </VisitorPage>
  )
}

/** What turns out to be over otherwise stays and says so. */
function useLeaving(token: string, onPass: (left: PaymentState) => void): Leaving {
  const queries = useQueryClient()
  const { act, sending } = useAct([])
  async function leave(): Promise<void> {
    leadOn()
    const outcome = await act('leave_payment_link', { token })
    if (!outcome.ok) return
    const { result } = outcome.answer
    queries.setQueryData(attemptKey(token), result)
    if (result?.reason === 'left') onPass(result)
  }
  return { busy: sending !== undefined, leave: () => void leave() }
}
