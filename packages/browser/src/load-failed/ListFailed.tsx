import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { NoNetwork } from '@anfilada/ui/drawings/NoNetwork'
import { Empty } from '@anfilada/ui/Empty'
import { useFailureSentence } from '../server/failure-sentence.ts'
import { Unanswered } from '../server/http.ts'
import { useSaid } from './said-errors.ts'

type Props = { title: string; error: unknown; busy: boolean; onRetry: () => void }

/** Instead of a list that did not come: what happened, and one more try. */
export function ListFailed({ title, error, busy, onRetry }: Props) {
  const t = useTranslations('shell')
  useSaid(error)
  return (
    <Empty
      isAlert
      {...(isNetwork(error) && { drawing: NoNetwork })}
      title={title}
      text={useFailureSentence()(error)}
      action={
        <Button variant="primary" busy={busy} busyLabel={t('loading')} onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}

/** A server that answered broke no network. */
function isNetwork(error: unknown): boolean {
  return error instanceof Unanswered && error.silence !== 'unreadable'
}
