import { useTranslations } from 'use-intl'
import type { QueueState } from '@anfilada/browser/use-act-queue'
import { useMay } from '@anfilada/browser/ability'
import { notificationEvents, type NotificationChannel, type NotificationEvent } from '@anfilada/contract/customers/notifications'
import type { Settings } from '@anfilada/contract/customers/settings'
import { Button } from '@anfilada/ui/Button'
import { AttentionIcon } from '@anfilada/ui/icons'
import { Needs } from '@anfilada/ui/Needs'
import { Note } from '@anfilada/ui/Note'
import { Section } from '@anfilada/ui/Section'
import { Switch } from '@anfilada/ui/Switch'
import { Table } from '@anfilada/ui/Table'
import styles from '../settings.module.css'
import { WithSettings } from '../WithSettings.tsx'
import own from './NotificationsTab.module.css'
import { useSaveNotification } from './use-save-notification.ts'

const channels: readonly NotificationChannel[] = ['mail', 'portal']

/** Which event is told by which channel; every tick is saved at once, and ticked back as easily. */
export function NotificationsTab() {
  return <WithSettings>{(settings) => <Choices settings={settings} />}</WithSettings>
}

function Choices({ settings: { notifications, profile } }: { settings: Settings }) {
  const t = useTranslations('settings.notifications')
  const may = useMay()
  const { tick, state, retry } = useSaveNotification()
  // Nobody is told of sums who may not see them.
  const shown = notificationEvents.filter((event) => event !== 'payment_received' || may(['read', 'Price']))
  return (
    <Section title={t('title')} rule="plain">
      <p className={styles.text}>{t('text')}</p>
      {profile.email === null && !profile.login.includes('@') && <Note icon={<AttentionIcon />}>{t('noEmail')}</Note>}
      <Saving state={state} onRetry={retry} />
      <div className={own.grid}>
        <Table caption={t('title')}>
          <thead>
            <tr>
              <th scope="col">{t('event')}</th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className={own.channel}>
                  {t(channel)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((event) => (
              <tr key={event}>
                <th scope="row" className={own.event}>
                  {t(`events.${event}`)}
                </th>
                {channels.map((channel) => (
                  <td key={channel} className={own.channel}>
                    <Cell event={event} channel={channel} isOn={notifications[event][channel]} onChange={tick} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Section>
  )
}

function Saving({ state, onRetry }: { state: QueueState; onRetry: () => void }) {
  const t = useTranslations('settings.notifications')
  const shell = useTranslations('shell')
  return (
    <div role="status">
      {state === 'saving' && <p className={styles.text}>{t('saving')}</p>}
      {state === 'unsaved' && (
        <Needs
          action={
            <Button size="s" onPress={onRetry}>
              {shell('retry')}
            </Button>
          }
        >
          {t('unsaved')}
        </Needs>
      )}
    </div>
  )
}

type CellProps = {
  event: NotificationEvent
  channel: NotificationChannel
  isOn: boolean
  onChange: (event: NotificationEvent, channel: NotificationChannel, isOn: boolean) => void
}

function Cell({ event, channel, isOn, onChange }: CellProps) {
  const t = useTranslations('settings.notifications')
  return (
    <Switch
      isChecked={isOn}
      onChange={(next) => onChange(event, channel, next)}
      label={<span className="sr">{t('cell', { event: t(`events.${event}`), channel: t(channel) })}</span>}
    />
  )
}
