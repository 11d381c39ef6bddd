import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useWhen } from '@anfilada/browser/messages/message-news'
import { richPart } from '@anfilada/browser/rich-part'
import { Unread } from '@anfilada/browser/Unread'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { MessageThread } from '@anfilada/contract/messages/messages'
import { Button } from '@anfilada/ui/Button'
import { ChatIcon } from '@anfilada/ui/icons'
import { StatusBadge, type StatusShape } from '@anfilada/ui/StatusBadge'
import { NoMail } from '@anfilada/ui/drawings/NoMail'
import styles from '../messages.module.css'
import { threadsQuery } from '../messages.queries.ts'
import { usePlace } from './use-order-thread.ts'

/** Threads of orders and the general one, that in which something was written last first. */
export function ThreadList({ open }: { open: number | undefined }) {
  const t = useTranslations('messages')
  const shell = useTranslations('shell')
  const query = useInfiniteQuery(threadsQuery(useLanguage().language))
  if (!query.data) return <Unread query={query} failed={t('failed')} rows={3} />
  const threads = query.data.pages.flatMap(({ result }) => result)
  if (threads.length === 0) {
    return (
      <div className={styles.none}>
        <NoMail />
        <h2>{t('emptyTitle')}</h2>
        <p>{t('emptyText')}</p>
      </div>
    )
  }
  const ofOrders = threads.filter((thread) => thread.order !== null)
  const others = threads.filter((thread) => thread.order === null)
  return (
    <>
      <Group title={t('ofOrders')}>
        {ofOrders.map((thread) => (
          <Row key={thread.order?.id} thread={thread} isOpen={thread.order?.id === open} />
        ))}
      </Group>
      <Group title={t('general')}>
        {others.map((thread) => (
          <Row key="general" thread={thread} isOpen={open === 0} />
        ))}
      </Group>
      {query.hasNextPage && (
        <Button size="s" busy={query.isFetchingNextPage} busyLabel={shell('loading')} onPress={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <>
      <h2 className={styles.group}>{title}</h2>
      <ul aria-label={title}>{children}</ul>
    </>
  )
}

const shapes: Record<OrderStatus, StatusShape> = {
  in_processing: 'processing',
  confirmed: 'confirmed',
  waiting_list: 'waiting',
  rejected: 'rejected',
  cancelled: 'cancelled',
}

function Row({ thread: { order, unread, last }, isOpen }: { thread: MessageThread; isOpen: boolean }) {
  const t = useTranslations('messages')
  const place = usePlace()
  const when = useWhen()
  const text = last.text || t('fileAlone')
  return (
    <li>
      <Link to="/messages" search={{ id: order?.id ?? 0 }} className={styles.thread} aria-current={isOpen ? 'true' : undefined}>
        {order ? <StatusBadge shape={shapes[order.status]} label={order.status_label} glyphOnly /> : <ChatIcon />}
        <b data-unread={unread > 0 || undefined}>
          {order ? t('orderTitle', { place: place(order), id: String(order.id) }) : t('generalThread')}
          {unread > 0 && <span className="sr"> {t('unread', { count: unread })}</span>}
        </b>
        <time dateTime={last.at}>{when(last.at)}</time>
        <p>{last.own ? t.rich('you', { text: richPart(<bdi dir="auto">{text}</bdi>) }) : <bdi dir="auto">{text}</bdi>}</p>
      </Link>
    </li>
  )
}
