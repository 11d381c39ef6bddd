import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import type { ActionOutput } from '@anfilada/browser/http'
import type { ObjectTerms } from '@anfilada/contract/pricing/terms'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { useActorWord, usePastMoment } from '../shell/said.ts'
import { useTermWords } from '../pricing/term-words.ts'
import styles from './terms.module.css'
import { objectTermsHistoryQuery } from './terms.queries.ts'
import type { Terms } from './term-fields.ts'

/** Who changed the terms of an object, when, and from what to what; the last first. */
export function ObjectTermsHistory({ object, onClose }: { object: ObjectTerms; onClose: () => void }) {
  const t = useTranslations('terms.history')
  const shell = useTranslations('shell')
  const history = useQuery(objectTermsHistoryQuery(object.museum_object_id, useLanguage().language))
  const close = (
    <Button focusFirst onPress={onClose}>
      {t('close')}
    </Button>
  )
  return (
    <Dialog title={t('title', { name: object.object })} onClose={onClose} actions={close}>
      {history.isPending && <SkeletonRows rows={3} rowHeight="58px" label={shell('loading')} />}
      {history.isError && (
        <ListFailed title={t('failed')} error={history.error} busy={history.isFetching} onRetry={() => void history.refetch()} />
      )}
      {history.data?.length === 0 && <p className="mut">{t('empty')}</p>}
      {history.data && history.data.length > 0 && <Changes changes={history.data} />}
    </Dialog>
  )
}

type Change = ActionOutput<'object_terms_history'>['result'][number]

function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('terms')
  const words = useTermWords()
  const moment = usePastMoment()
  const actorWord = useActorWord()
  const say = {
    cut_off_minutes: { name: t('cutOff'), value: words.cutOff },
    free_change_hours: { name: t('freeChange'), value: words.freeChange },
    penalty: { name: t('penalty'), value: words.penalty },
  }
  return (
    <ol className={styles.history}>
      {changes.map(({ at, by, details }) => (
        <li key={`${at} ${by}`}>
          <small className={styles.museum}>
            {moment(at)}, {actorWord(by)}
          </small>
          {changedTerms(details).map(({ field, from, to }) => (
            <p key={field}>{t('history.change', { field: say[field].name, from: say[field].value(from), to: say[field].value(to) })}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}

const fields = ['cut_off_minutes', 'free_change_hours', 'penalty'] as const satisfies readonly (keyof Terms)[]

/** One term that an entry of the history changed. */
type ChangedTerm = { field: (typeof fields)[number]; from: number; to: number }

/** What an entry tells of the terms that this screen knows: the log outlives the words. */
function changedTerms(details: Readonly<Record<string, unknown>>): ChangedTerm[] {
  return fields.flatMap((field) => {
    const change = details[field]
    if (typeof change !== 'object' || change === null || !('from' in change) || !('to' in change)) return []
    const { from, to } = change
    return typeof from === 'number' && typeof to === 'number' ? [{ field, from, to }] : []
  })
}
