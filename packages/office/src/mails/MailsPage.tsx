import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { OfficeMail } from '@anfilada/contract/mails'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { Tag } from '@anfilada/ui/Tag'
import { ListBoard } from '../shell/panes/ListBoard.tsx'
import { RowSide } from '../shell/panes/ListPane.tsx'
import { SearchField } from '../shell/panes/SearchField.tsx'
import { chosen as onlyChosen, oneOf } from '@anfilada/browser/read-address'
import { useAddress } from '@anfilada/browser/use-address'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { MailCard } from './MailCard.tsx'
import styles from './MailsPage.module.css'
import { mailsQuery } from './mails.queries.ts'
import { mailStates, readMailsSearch, type MailsSearch } from './screens.ts'

const phrases = {
  ru: () => import('@anfilada/phrases/office-mails/ru'),
  en: () => import('@anfilada/phrases/office-mails/en'),
} as MorePhrases

/** The outgoing mail with its words, which no other screen has to load. */
export function MailsScreen() {
  return (
    <WithPhrases part="mails" phrases={phrases}>
      <MailsPage />
    </WithPhrases>
  )
}

/** What the company writes to people: the list with what became of each mail, and the mail as it looks. */
function MailsPage() {
  const t = useTranslations('mails')
  usePageTitle(t('title'))
  const { mail: chosen, ...filters } = useAddress(readMailsSearch)
  const navigate = useNavigate({ from: '/mails' })
  const query = useInfiniteQuery(mailsQuery(filters, useLanguage().language))
  const rows = query.data?.pages.flatMap((page) => page.result) ?? []
  const mailbox = query.data?.pages[0]?.mailbox
  const narrow = (changed: Narrowing) => void navigate({ search: onlyChosen({ ...filters, ...changed, mail: chosen }), replace: true })

  return (
    <ListBoard
      title={t('title')}
      isPair
      name="mail"
      head={<h2>{t('title')}</h2>}
      tools={<Tools filters={filters} mailbox={mailbox} onNarrow={narrow} />}
      query={query}
      rows={rows}
      renderRow={(mail) => <MailRow mail={mail} isLocal={mailbox === 'local'} />}
      chosen={chosen}
      onChoose={(mail, replace = false) => void navigate({ search: { ...filters, mail }, replace })}
      word={(word) => t(word)}
    >
      {chosen !== undefined && <MailCard mailId={chosen} list={filters} isLocal={mailbox === 'local'} />}
    </ListBoard>
  )
}

type Narrowing = { [K in 'search' | 'state']?: MailsSearch[K] | undefined }
type ToolsProps = { filters: MailsSearch; mailbox: 'local' | 'smtp' | undefined; onNarrow: (changed: Narrowing) => void }

/** To whom, in which state, and whether mails leave this machine at all. */
function Tools({ filters, mailbox, onNarrow }: ToolsProps) {
  const t = useTranslations('mails')
  return (
    <>
      <SearchField label={t('search')} value={filters.search ?? ''} onSearch={(search) => onNarrow({ search: search || undefined })} />
      <FilterSelect
        label={t('state')}
        options={mailStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={filters.state ?? ''}
        onChange={(value) => onNarrow({ state: oneOf(mailStates, value) })}
      />
      <p className={styles.mailbox}>{mailbox && t(mailbox)}</p>
    </>
  )
}

const tones = { waiting: undefined, failing: 'red', sent: 'green' } as const

function MailRow({ mail, isLocal }: { mail: OfficeMail; isLocal: boolean }) {
  const { moment } = useFormats()
  return (
    <>
      <span>
        <b>
          <bdi>{mail.subject}</bdi>
        </b>
        <small>{mail.recipient}</small>
      </span>
      <RowSide>
        <MailState mail={mail} isLocal={isLocal} />
        <small>{moment(mail.created_at)}</small>
      </RowSide>
    </>
  )
}

/** Without a mail server a mail that is ready has not gone anywhere. */
export function MailState({ mail: { state }, isLocal }: { mail: OfficeMail; isLocal: boolean }) {
  const t = useTranslations('mails')
  const tone = tones[state]
  return <Tag {...(tone && { tone })}>{state === 'sent' && isLocal ? t('kept') : t(`states.${state}`)}</Tag>
}
