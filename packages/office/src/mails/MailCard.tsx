import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveFile } from '@anfilada/browser/save-file'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficeMailDetails } from '@anfilada/contract/mails'
import { Fact, FactGrid } from '@anfilada/ui/FactList'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { showToast } from '@anfilada/ui/toasts'
import { useLanguageWord } from '../shell/said.ts'
import { BackLink, OpenCard } from '../shell/panes/OpenCard.tsx'
import { Letter } from './Letter.tsx'
import styles from './MailsPage.module.css'
import { mailQuery } from './mails.queries.ts'
import type { MailsSearch } from './screens.ts'

type Props = { mailId: number; list: MailsSearch; isLocal: boolean }

export function MailCard({ mailId, list, isLocal }: Props) {
  const t = useTranslations('mails')
  return (
    <OpenCard
      title={t('letter')}
      back={
        <BackLink to="/mails" search={list}>
          {t('back')}
        </BackLink>
      }
      query={useQuery(mailQuery(mailId, useLanguage().language))}
      absent={{ code: 'not_found', words: t('notFound') }}
      failed={t('letterFailed')}
      rows={3}
    >
      {(mail) => (
        <>
          <Sending mail={mail} isLocal={isLocal} />
          <Letter mail={mail} isLocal={isLocal} />
        </>
      )}
    </OpenCard>
  )
}

function Sending({ mail, isLocal }: { mail: OfficeMailDetails; isLocal: boolean }) {
  const t = useTranslations('mails')
  const { moment } = useFormats()
  const facts: [string, string][] = [
    [t('to'), mail.recipient],
    [t('template'), t(`about.${mail.template}`)],
    [t('language'), useLanguageWord()(mail.language)],
    [t('queued'), moment(mail.created_at)],
    ...(isLocal ? [] : ([[t('sentAt'), mail.sent_at ? moment(mail.sent_at) : t('notSent')]] satisfies [string, string][])),
    ...(mail.last_error ? ([[t('error'), mail.last_error]] satisfies [string, string][]) : []),
  ]
  return (
    <>
      <FactGrid>
        {facts.map(([term, fact]) => (
          <Fact key={term} term={term}>
            {fact}
          </Fact>
        ))}
        {mail.attempts > 1 && (
          <Fact term={t('attempts')}>
            <Num>{mail.attempts}</Num>
          </Fact>
        )}
      </FactGrid>
      <p className={styles.technical}>
        <span>
          {t('messageId')} <bdi dir="ltr">{mail.message_id}</bdi>
        </span>
        {mail.state === 'failing' && <AgainButton mailId={mail.id} />}
        <ActButton onPress={() => saveFile(`mail-${mail.id}.html`, mail.html, 'text/html')}>{t('download')}</ActButton>
      </p>
    </>
  )
}

function AgainButton({ mailId }: { mailId: number }) {
  const t = useTranslations('mails')
  const { act, sending } = useAct(['mails'])
  async function again() {
    const outcome = await act('resend_mail', { mail_id: mailId })
    if (outcome.ok) showToast({ tone: 'done', text: t('againDone') })
  }
  return (
    <ActButton busy={sending !== undefined} onPress={() => void again()}>
      {t('again')}
    </ActButton>
  )
}
