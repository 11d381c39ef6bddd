import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'

type Props = { title: string; error: unknown; busy: boolean; onRetry: () => void }

/** Instead of a list that did not come: what happened, and one more try. */
export function ListFailed({ title, error, busy, onRetry }: Props) {
  const t = useTranslations('shell')
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
