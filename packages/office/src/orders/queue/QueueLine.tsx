import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ActionOutput } from '@anfilada/browser/http'
import { IconButton } from '@anfilada/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon } from '@anfilada/ui/icons'
import { stepFrom } from '../../shell/keys/neighbours.ts'
import { BackLink } from '../../shell/panes/OpenCard.tsx'
import type { QueueShown } from '../screens.ts'
import styles from './QueueLine.module.css'

type Props = {
  queue: UseInfiniteQueryResult<InfiniteData<ActionOutput<'office_queue'>>>
  ids: readonly number[]
  /** What the queue was narrowed to, and is on the way back. */
  shown: QueueShown
  chosen: number
  onChoose: (order: number | undefined, replace: boolean) => void
}

/** The queue as one line, where the window has no room for both: back to it, where in it the open order stands, and its neighbours. */
export function QueueLine({ queue, ids, shown, chosen, onChoose }: Props) {
  const t = useTranslations('office.queue')
  // What is urgent only the screen counts.
  const total = (shown.urgent ? undefined : queue.data?.pages.at(-1)?.total) ?? ids.length
  const at = ids.indexOf(chosen) + 1
  return (
    <nav className={styles.line} aria-label={t('title')}>
      <IconButton label={t('previous')} onPress={() => onChoose(stepFrom(ids, chosen, -1), true)}>
        <ChevronStartIcon />
      </IconButton>
      <BackLink to="/queue" search={shown}>
        {t('back')}
      </BackLink>
      {at > 0 && <span className={styles.at}>{t('place', { at, total })}</span>}
      <IconButton label={t('next')} onPress={() => onChoose(stepFrom(ids, chosen, 1), true)}>
        <ChevronEndIcon />
      </IconButton>
    </nav>
  )
}
