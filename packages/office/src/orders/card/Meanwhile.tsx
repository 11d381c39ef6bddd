import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useSession } from '@anfilada/browser/use-session'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { Button } from '@anfilada/ui/Button'
import { KeyCap } from '@anfilada/ui/KeyCap'
import { Note } from '@anfilada/ui/Note'
import { noteChange } from '../../shell/keys/too-soon.ts'
import styles from './Meanwhile.module.css'

/** What somebody else did to the order since it was opened here; one's own acts are told where they are done. */
export function Meanwhile({ order, onNext }: { order: OfficeOrderDetails; onNext: () => void }) {
  const t = useTranslations('office.card')
  const event = useTranslations('event')
  const system = useTranslations('office.context')
  const { moment } = useFormats()
  const me = useSession()?.userData.name
  const [seen] = useState(order.history.length)
  const last = order.history.slice(seen).at(-1)
  const isOthers = last !== undefined && last.actor !== me

  // The fields and answers have just become others: a key that is on its way was meant for what stood here before.
  useEffect(() => {
    if (isOthers) noteChange()
  }, [isOthers, seen, order.history.length])

  return (
    <div role="status">
      {isOthers && (
        <div className={styles.note}>
          <Note
            action={
              <Button size="s" icon={<KeyCap>J</KeyCap>} keyShortcuts="J" onPress={onNext}>
                {t('toNext')}
              </Button>
            }
          >
            <b>{t('meanwhile', { event: event(last.kind) })}</b> {last.actor ?? system('system')}, {moment(last.at)}
          </Note>
        </div>
      )}
    </div>
  )
}
