import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnSession } from '@anfilada/contract/identity/sessions'
import { Button } from '@anfilada/ui/Button'
import { Section } from '@anfilada/ui/Section'
import { showToast } from '@anfilada/ui/toasts'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage } from '../../language/LanguageProvider.tsx'
import { Unread } from '../../load-failed/Unread.tsx'
import { deviceOf } from './device-words.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './SessionsPanel.module.css'
import type { AppLanguage } from '../../app.ts'
import { callAction } from '../../server/http.ts'

/** Where the reader's account is open, and how to close it there. */
export function SessionsPanel() {
  const t = useTranslations('security.sessions')
  const sessions = useQuery(sessionsQuery(useLanguage().language))
  return (
    <Section title={t('title')} rule="plain">
      <p className={styles.intro}>{t('intro')}</p>
      {!sessions.data ? (
        <Unread query={sessions} failed={t('failed')} rows={2} rowHeight="64px" />
      ) : (
        <SessionList sessions={sessions.data} />
      )}
    </Section>
  )
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTranslations('security.sessions')
  const { language } = useLanguage()
  const device = useDeviceWords()
  const [ending, setEnding] = useState<OwnSession['id']>()
  const { act, sending } = useAct(['sessions'])
  // The one that cannot be meant by «end» stands first, wherever the others were used.
  const listed = sessions.toSorted((one, other) => Number(other.current) - Number(one.current))

  // Ending what has ended already is harmless.
  async function endOne(session: OwnSession) {
    if (sending) return
    setEnding(session.id)
    const { ok } = await act('end_session', { session_id: session.id, language })
    if (ok) showToast({ tone: 'done', text: t('ended', { device: device(session) }) })
  }
  async function endOthers() {
    const outcome = await act('end_other_sessions', { language })
    if (outcome.ok) showToast({ tone: 'done', text: t('endedOthers', { ended: outcome.answer.result.ended_sessions }) })
  }

  return (
    <>
      <ul aria-label={t('list')} className={styles.list}>
        {listed.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            device={device(session)}
            busy={sending === 'end_session' && ending === session.id}
            onEnd={() => void endOne(session)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button busy={sending === 'end_other_sessions'} busyLabel={t('ending')} onPress={() => void endOthers()}>
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

export function sessionsQuery(language: AppLanguage) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await callAction('list_sessions', { language }, { language, signal })).result,
  })
}
