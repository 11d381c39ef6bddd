import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { OwnSession } from '@anfilada/contract/identity/sessions'
import { Button } from '@anfilada/ui/Button'
import { Section } from '@anfilada/ui/Section'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { showToast } from '@anfilada/ui/toasts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ListFailed } from '../load-failed/ListFailed.tsx'
import { useFailureSentence } from '../server/failure-sentence.ts'
import { deviceOf } from './device-words.ts'
import { SessionRow } from './SessionRow.tsx'
import { sessionsQuery, useEndSession } from './sessions.queries.ts'
import styles from './SessionsPanel.module.css'

/** Where the reader's account is open, and how to close it there. */
export function SessionsPanel() {
  const t = useTranslations('security.sessions')
  const shell = useTranslations('shell')
  const sessions = useQuery(sessionsQuery(useLanguage().language))
  return (
    <Section title={t('title')} rule="plain">
      <p className={styles.intro}>{t('intro')}</p>
      {sessions.isError ? (
        <ListFailed title={t('failed')} error={sessions.error} busy={sessions.isFetching} onRetry={() => void sessions.refetch()} />
      ) : sessions.isPending ? (
        <SkeletonRows rows={2} rowHeight="64px" label={shell('loading')} />
      ) : (
        <SessionList sessions={sessions.data} />
      )}
    </Section>
  )
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTranslations('security.sessions')
  const sentence = useFailureSentence()
  const device = useDeviceWords()
  const ending = useEndSession()
  const onError = (error: unknown) => showToast({ tone: 'error', text: sentence(error) })
  const isEnding = (id: OwnSession['id'] | 'others') => ending.isPending && ending.variables === id
  // The one that cannot be meant by «end» stands first, wherever the others were used.
  const listed = sessions.toSorted((one, other) => Number(other.current) - Number(one.current))

  function endOne(session: OwnSession) {
    const onSuccess = () => showToast({ tone: 'done', text: t('ended', { device: device(session) }) })
    ending.mutate(session.id, { onSuccess, onError })
  }
  function endOthers() {
    const onSuccess = (ended: number) => showToast({ tone: 'done', text: t('endedOthers', { ended }) })
    ending.mutate('others', { onSuccess, onError })
  }

  return (
    <>
      <ul aria-label={t('list')} className={styles.list}>
        {listed.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            device={device(session)}
            busy={isEnding(session.id)}
            onEnd={() => endOne(session)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button busy={isEnding('others')} busyLabel={t('ending')} onPress={endOthers}>
          {t('endOthers')}
        </Button>
      ) : (
        <p className={styles.alone}>{t('alone')}</p>
      )}
    </>
  )
}

function useDeviceWords(): (session: OwnSession) => string {
  const t = useTranslations('security.sessions')
  return ({ device }) => {
    const known = deviceOf(device)
    return known ? t('device', known) : t('unknown')
  }
}
