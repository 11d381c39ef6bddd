import { useTranslations } from 'use-intl'
import type { FoundMessage, MessageThread } from '@anfilada/contract/messages/messages'
import { RowEnd } from '../RowEnd.tsx'
import styles from '../messages.module.css'

type ThreadOrder = NonNullable<MessageThread['order']>

/** Museum and object of an order; one without a museum is named by its kind. */
export function useOrderName(): (order: ThreadOrder) => string {
  const t = useTranslations('messages')
  const kinds = useTranslations('kind')
  return ({ kind, museum, object }) => {
    if (!museum) return object ?? kinds(kind)
    if (!object || object.includes(museum)) return object ?? museum
    return t('place', { museum, object })
  }
}

export function ThreadRow({ thread: { order, customer, unread, last } }: { thread: MessageThread }) {
  const t = useTranslations('messages')
  const name = useOrderName()
  const text = last.text || t('fileAlone')
  return (
    <>
      <span>
        <b>{order ? t('orderTitle', { place: name(order), id: String(order.id) }) : <bdi>{customer}</bdi>}</b>
        <small>
          <span className={styles.preview}>
            <span>{order ? <bdi>{customer}</bdi> : t('general')}</span> <span aria-hidden="true">·</span>{' '}
            <bdi>{last.own ? t('you', { text }) : text}</bdi>
          </span>
        </small>
      </span>
      <RowEnd unread={unread} at={last.at} />
    </>
  )
}

/** A message with the words that are looked for: who wrote it, and where. */
export function FoundRow({ message: { author, text, at, order_id, customer } }: { message: FoundMessage }) {
  const t = useTranslations('messages')
  return (
    <>
      <span>
        <b>
          <bdi>{text}</bdi>
        </b>
        <small>
          <bdi>{author}</bdi> · <bdi>{customer}</bdi>, {order_id === null ? t('general') : t('number', { id: String(order_id) })}
        </small>
      </span>
      <RowEnd at={at} />
    </>
  )
}
