import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { currentSession } from '@anfilada/browser/session'
import { useMinute } from '@anfilada/browser/use-minute'
import { useWork } from '@anfilada/browser/use-work'
import { wishesDue } from '@anfilada/contract/orders/wishes-due'
import type { DueWishes as Due } from '@anfilada/contract/orders/windows'
import { Button } from '@anfilada/ui/Button'
import { classNames } from '@anfilada/ui/class-names'
import { Needs } from '@anfilada/ui/Needs'
import { inTime } from '../../shell/load-chunk.tsx'
import { dueWishesPlace } from './due-wishes-place.ts'
import own from './DueWishes.module.css'
import styles from './OrderNeeds.module.css'
import { useNearWords } from './use-needs.ts'

/** Wishes for a month that wait for the reader, each museum with its one act; nothing where nothing waits. */
export function DueWishes({ asked }: { asked: readonly Due[] }) {
  const now = useMinute()
  const due = wishesDue(asked, now)
  if (due.length === 0) return null
  return (
    <ul id={dueWishesPlace} className={classNames(styles.strips, own.due)}>
      {due.map((one) => (
        <li key={`${one.museum_id} ${one.month}`}>
          <Strip due={one} now={now} />
        </li>
      ))}
    </ul>
  )
}

function Strip({ due, now }: { due: Due; now: Date }) {
  const t = useTranslations('besideOrders.wishes')
  const formats = useFormats()
  const near = useNearWords(now)
  const navigate = useNavigate()
  const { museum, month, closes_at, zone } = due
  const work = useWork(async () => {
    const { beginWish } = await inTime(() => import('../new-order/draft/begin-wish.ts'))
    const step = beginWish(due, currentSession()?.userData.login ?? '')
    await navigate({ to: '/new-schedule', search: step ? { step } : {} })
  })
  const head = (
    <time className={styles.when} dateTime={closes_at}>
      <bdi>{near.head(closes_at, zone)}</bdi>
    </time>
  )
  const act = (
    <span className={styles.act}>
      <Button variant="primary" busy={work.busy} busyLabel={t('send')} onPress={work.run}>
        {t('send')}
      </Button>
    </span>
  )
  return (
    <Needs icon={head} action={act}>
      {t('due', { museum, month: formats.month(`${month}-01`), by: near.by(closes_at, zone) })}
    </Needs>
  )
}
