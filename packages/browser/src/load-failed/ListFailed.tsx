import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { useFailureSentence } from '../server/failure-sentence.ts'
import { useSaid } from './said-errors.ts'

type Props = { title: string; error: unknown; busy: boolean; onRetry: () => void }

/** Instead of a list that did not come: what happened, and one more try. */
export function ListFailed({ title, error, busy, onRetry }: Props) {
  const t = useTranslations('shell')
  useSaid(error)
  return (
    <Empty
      isAlert
      drawing="no-network"
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
