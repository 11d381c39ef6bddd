import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '@anfilada/browser/use-session'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Button } from '@anfilada/ui/Button'
import { EditIcon } from '@anfilada/ui/icons'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import styles from '../messages.module.css'
import { readMessagesSearch } from '../messages-search.ts'
import { MessageWords } from '../MessageWords.tsx'
import { ThreadPane } from '../ThreadPane.tsx'
import { MessageSearch } from './MessageSearch.tsx'
import { ThreadList } from './ThreadList.tsx'
import { useOrderThread } from './use-order-thread.ts'

export function MessagesPage() {
  return (
    <MessageWords>
      <Messages />
    </MessageWords>
  )
}

function Messages() {
  const t = useTranslations('messages')
  const navigate = useNavigate()
  const { id } = useAddress(readMessagesSearch)
  const [search, setSearch] = useState('')
  const hasGeneral = useSession()?.userData.roles.some((role) => role !== 'guide') ?? false
  usePageTitle(t('title'))
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {hasGeneral && (
          <Button icon={<EditIcon />} onPress={() => void navigate({ to: '/messages', search: { id: 0 } })}>
            {t('write')}
          </Button>
        )}
      </header>
      <div className={styles.two} data-open={id !== undefined || undefined}>
        <div className={styles.list}>
          <MessageSearch search={search} onSearch={setSearch} />
          {search === '' && <ThreadList open={id} />}
        </div>
        <div className={styles.pane}>
          {id === undefined ? <p className={styles.none}>{t('choose')}</p> : id === 0 ? <General /> : <OfOrder key={id} id={id} />}
        </div>
      </div>
    </>
  )
}

function General() {
  const t = useTranslations('messages')
  return (
    <>
      <header className={styles.paneHead}>
        <Back />
        <div>
          <h2>{t('generalThread')}</h2>
          <p>{t('generalText')}</p>
        </div>
      </header>
      <ThreadPane at={{ order_id: null }} label={t('generalThread')} />
    </>
  )
}

function OfOrder({ id }: { id: number }) {
  const t = useTranslations('messages')
  const { title, visit } = useOrderThread(id)
  return (
    <>
      <header className={styles.paneHead}>
        <Back />
        <div>
          <h2>{title}</h2>
          <p>{visit}</p>
        </div>
        <Link to="/upcoming/info" search={{ id }} className={buttonLinkClass()}>
          {t('openOrder')}
        </Link>
      </header>
      <ThreadPane at={{ order_id: id }} label={title} />
    </>
  )
}

/** On a phone the list and the thread stand in each other's place. */
function Back() {
  const t = useTranslations('messages')
  return (
    <Link to="/messages" search={{}} className={`${actLinkClass} ${styles.back}`}>
      {t('back')}
    </Link>
  )
}
