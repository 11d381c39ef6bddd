import { useTranslations } from 'use-intl'
import { useWhen } from '@anfilada/browser/messages/message-news'
import { Tag } from '@anfilada/ui/Tag'
import { RowSide } from '../shell/panes/ListPane.tsx'

/** At the end of a row: how many messages wait to be read, and when the last one came. */
export function RowEnd({ unread = 0, at }: { unread?: number; at: string }) {
  const t = useTranslations('messages')
  const when = useWhen()
  return (
    <RowSide>
      {unread > 0 && (
        <Tag tone="amber">
          <span aria-hidden="true">{unread}</span>
          <span className="sr">{t('unread', { count: unread })}</span>
        </Tag>
      )}
      <small>{when(at)}</small>
    </RowSide>
  )
}
