import { useTranslations } from 'use-intl'
import type { Message } from '@anfilada/contract/messages/messages'
import { ActButton } from '@anfilada/ui/ActButton'
import { useFormats } from '../language/formats.ts'
import styles from './thread.module.css'
import { dropWaiting, type WaitingMessage } from './waiting-messages.ts'

type Props = { message: Message; side: Message['side']; other: string; onFile: (message: Message) => void }

/** What somebody wrote, in his own language and as he typed it; who he is, and who of the other side read it when. */
export function MessageLine({ message, side, other, onFile }: Props) {
  const t = useTranslations('messages')
  const { clauses } = useFormats()
  const isOurs = message.side === side
  return (
    <div className={styles.said} data-ours={isOurs || undefined}>
      {message.erased && <p className={styles.erased}>{t('erased')}</p>}
      {message.text !== '' && (
        <p className={styles.text} lang={message.language} dir="auto">
          {message.text}
        </p>
      )}
      {message.file && (
        <p>
          <ActButton onPress={() => onFile(message)}>
            <bdi>{message.file.name}</bdi>
          </ActButton>
        </p>
      )}
      <small>
        <bdi>{isOurs ? message.author : clauses([message.author, other])}</bdi> {message.read && <ReadBy read={message.read} />}
      </small>
    </div>
  )
}

function ReadBy({ read }: { read: NonNullable<Message['read']> }) {
  const t = useTranslations('messages')
  const { moment } = useFormats()
  return <span>{t('readBy', { name: read.name, moment: moment(read.at) })}</span>
}

/** What is not sent yet: it waits for its turn or for the network, or the server says why it cannot go. */
export function WaitingLine({ message: { key, text, language, refused } }: { message: WaitingMessage }) {
  const t = useTranslations('messages')
  return (
    <div className={styles.said} data-ours data-waiting={refused === undefined || undefined}>
      <p className={styles.text} lang={language} dir="auto">
        {text}
      </p>
      <small role="status">{refused === undefined ? t('waiting') : t('refused', { reason: refused })}</small>
      {refused !== undefined && <ActButton onPress={() => dropWaiting(key)}>{t('drop')}</ActButton>}
    </div>
  )
}
