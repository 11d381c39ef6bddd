import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useSaid } from '@anfilada/browser/said-errors'
import { Button } from '@anfilada/ui/Button'
import styles from './fields.module.css'

type Props = { query: { error: unknown; isFetching: boolean; refetch: () => unknown } }

/** In the place of choices that did not come; the rest of the form stays as it is. */
export function QueryFailed({ query }: Props) {
  const t = useTranslations('shell')
  useSaid(query.error)
  return (
    <div role="alert" className={styles.failed}>
      <span>{useFailureSentence()(query.error)}</span>
      <Button size="s" busy={query.isFetching} busyLabel={t('loading')} onPress={() => void query.refetch()}>
        {t('retry')}
      </Button>
    </div>
  )
}
