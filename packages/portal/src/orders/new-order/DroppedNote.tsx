import { useTranslations } from 'use-intl'
import { UndoIcon } from '@anfilada/ui/icons'
import { Note } from '@anfilada/ui/Note'
import type { Dropped } from './draft/choose.ts'

/** What the last choice made impossible, said where it happened. */
export function DroppedNote({ dropped }: { dropped: readonly Dropped[] }) {
  const t = useTranslations('newOrder')
  return (
    <div role="status">
      {dropped.length > 0 && (
        <Note icon={<UndoIcon />}>
          {dropped.map((one) => (
            <p key={one.what}>{one.what === 'time' ? t('dropped.time', { time: one.time }) : t(`dropped.${one.what}`)}</p>
          ))}
        </Note>
      )}
    </div>
  )
}
