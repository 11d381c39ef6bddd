import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useWhen } from '@anfilada/browser/messages/message-news'
import { Unread } from '@anfilada/browser/Unread'
import { Button } from '@anfilada/ui/Button'
import { TextField } from '@anfilada/ui/TextField'
import { ListFilters } from '../../shell/layout/ListFilters.tsx'
import styles from '../messages.module.css'
import { searchQuery } from '../messages.queries.ts'

/** Looks through all threads that the reader has; what is found leads to its thread. */
export function MessageSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const t = useTranslations('messages')
  const [typed, setTyped] = useState(search)
  const find = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const reset = () => {
    setTyped('')
    onSearch('')
  }
  return (
    <div className={styles.search}>
      <ListFilters label={t('search')} isOn={search !== ''} onFind={find} onReset={reset}>
        <TextField label={t('search')} name="search" type="search" value={typed} onChange={setTyped} />
      </ListFilters>
      {search !== '' && <Found search={search} />}
    </div>
  )
}

function Found({ search }: { search: string }) {
  const t = useTranslations('messages')
  const shell = useTranslations('shell')
  const when = useWhen()
  const query = useInfiniteQuery(searchQuery(search, useLanguage().language))
  if (!query.data) return <Unread query={query} failed={t('failed')} rows={3} />
  const found = query.data.pages.flatMap(({ result }) => result)
  if (found.length === 0) return <p role="status">{t('nothing')}</p>
  return (
    <>
      <ul aria-label={t('search')}>
        {found.map(({ id, order_id, author, at, text }) => (
          <li key={id}>
            <Link to="/messages" search={{ id: order_id ?? 0 }} className={styles.thread}>
              <b>{order_id === null ? t('generalThread') : t('number', { id: String(order_id) })}</b>
              <time dateTime={at}>{when(at)}</time>
              <p dir="auto">
                <bdi>{author}</bdi>: {text}
              </p>
            </Link>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button size="s" busy={query.isFetchingNextPage} busyLabel={shell('loading')} onPress={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
