import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { chosen as onlyChosen } from '@anfilada/browser/read-address'
import { Chip } from '@anfilada/ui/Chip'
import { ListBoard } from '../../shell/panes/ListBoard.tsx'
import { SearchField } from '../../shell/panes/SearchField.tsx'
import { searchQuery, type ThreadPlace, threadsQuery, unreadThreadsQuery } from '../messages.queries.ts'
import type { MessagesSearch } from '../screens.ts'
import { OpenThread } from './OpenThread.tsx'
import { FoundRow, ThreadRow } from './rows.tsx'
import { rowOf, useUnreadFirst } from './unread-first.ts'

type Props = { head: ReactNode; search: MessagesSearch }

/** Threads, those first that nobody has read; or the messages with the words that are looked for. */
export function ThreadBoard({ head, search }: Props) {
  const { search: words, unread } = search
  const navigate = useNavigate({ from: '/messages' })
  const narrow = (changed: { [K in 'search' | 'unread']?: MessagesSearch[K] | undefined }) =>
    void navigate({ search: (now) => onlyChosen({ ...now, message: undefined, ...changed }), replace: true })
  const open = (at: ThreadPlace & { message?: number }, replace: boolean) =>
    void navigate({ search: onlyChosen({ search: words, unread, ...inAddress(at) }), replace })
  const t = useTranslations('messages')
  const list = {
    title: t('title'),
    isPair: true,
    head,
    tools: (
      <>
        <SearchField label={t('search')} value={words ?? ''} onSearch={(text) => narrow({ search: text || undefined })} />
        {words === undefined && (
          <Chip isPressed={unread === true} onPress={() => narrow({ unread: unread ? undefined : true })}>
            {t('unreadOnly')}
          </Chip>
        )}
      </>
    ),
    children: <OpenThread search={search} />,
    word: (word: 'list' | 'failed' | 'emptyTitle' | 'emptyText' | 'noneTitle' | 'noneText') => t(word),
  } as const
  if (words !== undefined) return <FoundList words={words} chosen={search.message} list={list} onOpen={open} />
  return <ThreadList search={search} list={list} onOpen={open} />
}

function inAddress({ message, ...place }: ThreadPlace & { message?: number }): MessagesSearch {
  return { ...('order_id' in place ? { order: place.order_id } : { customer: place.customer_id }), ...(message && { message }) }
}

type ListProps = Pick<Parameters<typeof ListBoard>[0], 'title' | 'isPair' | 'head' | 'tools' | 'children' | 'word'>
type Opens = { list: ListProps; onOpen: (at: ThreadPlace & { message?: number }, replace: boolean) => void }

function ThreadList({ search: { order, customer, unread: unreadOnly }, list, onOpen }: Opens & { search: MessagesSearch }) {
  const { language } = useLanguage()
  const query = useInfiniteQuery(threadsQuery(language))
  const unread = useQuery(unreadThreadsQuery(language))
  const all = query.data?.pages.flatMap(({ result }) => result) ?? []
  const rows = useUnreadFirst(unread.data ?? [], all)
  return (
    <ListBoard
      {...list}
      name="thread"
      query={query}
      rows={unreadOnly ? rows.filter(({ wasUnread }) => wasUnread) : rows}
      renderRow={({ thread }) => <ThreadRow thread={thread} />}
      chosen={order ?? (customer && -customer)}
      onChoose={(id, replace = false) => onOpen(id > 0 ? { order_id: id } : { customer_id: -id }, replace)}
    />
  )
}

function FoundList({ words, chosen, list, onOpen }: Opens & { words: string; chosen: number | undefined }) {
  const query = useInfiniteQuery(searchQuery(words, useLanguage().language))
  const rows = query.data?.pages.flatMap(({ result }) => result) ?? []
  return (
    <ListBoard
      {...list}
      name="message"
      query={query}
      rows={rows}
      renderRow={(message) => <FoundRow message={message} />}
      chosen={chosen}
      onChoose={(id, replace = false) => {
        const found = rows.find((row) => row.id === id)
        if (found) onOpen({ ...rowOf(found).at, message: id }, replace)
      }}
    />
  )
}
