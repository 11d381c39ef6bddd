import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { museumDate } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import type { Resource, ResourceKind } from '@anfilada/contract/orders/resources'
import type { EquipmentItem } from '@anfilada/contract/orders/items'
import { addDays } from '@anfilada/contract/dates'
import { RunningPhrases, useReadAnew } from '../../shell/running.tsx'
import { ScreenKeysBar } from '../../shell/keys/ScreenKeysBar.tsx'
import { useScreenKeys } from '../../shell/keys/use-screen-keys.ts'
import page from '../../shell/page/page.module.css'
import { DayHead } from '../DayHead.tsx'
import { EquipmentCalendar } from '../equipment/EquipmentCalendar.tsx'
import { Loans } from '../equipment/Loans.tsx'
import { StockDialog } from '../equipment/StockDialog.tsx'
import { AssignDialog } from '../forms/AssignDialog.tsx'
import { ResourceDialog } from '../forms/ResourceDialog.tsx'
import { resourceDayQuery, type ResourceDay } from '../resources.queries.ts'
import { Timeline } from '../timeline/Timeline.tsx'
import { Unassigned } from '../timeline/Unassigned.tsx'
import styles from '../ResourcesPage.module.css'
import { readResourcesSearch } from '../screens.ts'

type Opened =
  | { what: 'stock'; service: EquipmentItem; stock: number }
  | { what: 'resource'; kind: ResourceKind; resource?: Resource }
  | { what: 'assign'; orderId: number }

/** The page with the words that come with it. */
export function ResourcesScreen() {
  return (
    <RunningPhrases>
      <ResourcesPage />
    </RunningPhrases>
  )
}

/** A day of what the company lends and sends: equipment, vehicles, guides, those who meet groups. */
function ResourcesPage() {
  const t = useTranslations('resources')
  usePageTitle(t('title'))
  const may = useMay()
  const [mayEdit, mayAssign] = [may(['update', 'Resource']), may(['decide', 'OfficeOrder'])]
  const navigate = useNavigate({ from: '/resources' })
  const today = museumDate(new Date())
  const { date = today } = useAddress(readResourcesSearch)
  const day = useQuery(resourceDayQuery(date, useLanguage().language))
  useReadAnew('resources')
  const [opened, setOpened] = useState<Opened>()
  const go = (to: string) => void navigate({ search: to === today ? {} : { date: to } })
  const first = day.data?.unassigned[0]
  useScreenKeys({
    KeyJ: () => go(addDays(date, 1)),
    KeyK: () => go(addDays(date, -1)),
    KeyT: () => go(today),
    ...(mayEdit && {
      KeyV: () => setOpened({ what: 'resource', kind: 'vehicle' }),
      KeyG: () => setOpened({ what: 'resource', kind: 'guide' }),
    }),
    ...(mayAssign && { KeyA: () => first && setOpened({ what: 'assign', orderId: first.order_id }) }),
  })
  return (
    <>
      <main id="content" className={page.scrolling}>
        <DayHead date={date} day={day.data} onGo={go} />
        <EquipmentCalendar
          date={date}
          onGo={go}
          onEdit={mayEdit ? (service, stock) => setOpened({ what: 'stock', service, stock }) : undefined}
        />
        <DayBody day={day} mayEdit={mayEdit} mayAssign={mayAssign} onOpen={setOpened} />
        <Dialogs opened={opened} date={date} onClose={() => setOpened(undefined)} />
      </main>
      <Keys canEdit={mayEdit} />
    </>
  )
}

type BodyProps = { day: UseQueryResult<ResourceDay>; mayEdit: boolean; mayAssign: boolean; onOpen: (opened: Opened) => void }

function DayBody({ day, mayEdit, mayAssign, onOpen }: BodyProps) {
  const t = useTranslations('resources')
  const assign = mayAssign ? (orderId: number) => onOpen({ what: 'assign', orderId }) : undefined
  if (!day.data) return <Unread query={day} failed={t('failed')} rows={8} rowHeight="56px" />
  return (
    <div className={styles.day}>
      <Timeline
        day={day.data}
        onEdit={mayEdit ? (resource) => onOpen({ what: 'resource', kind: resource.kind, resource }) : undefined}
        onAdd={mayEdit ? (kind) => onOpen({ what: 'resource', kind }) : undefined}
        onAssign={assign}
      />
      <aside className={styles.aside}>
        <Unassigned work={day.data.unassigned} onAssign={assign} />
        <Loans loans={day.data.loans} />
      </aside>
    </div>
  )
}

function Dialogs({ opened, date, onClose }: { opened: Opened | undefined; date: string; onClose: () => void }) {
  if (opened?.what === 'stock') return <StockDialog {...opened} date={date} onClose={onClose} />
  if (opened?.what === 'resource') return <ResourceDialog kind={opened.kind} resource={opened.resource} onClose={onClose} />
  return opened && <AssignDialog orderId={opened.orderId} onClose={onClose} />
}

function Keys({ canEdit }: { canEdit: boolean }) {
  const t = useTranslations('resources.keys')
  const acts = [
    [['V'], t('vehicle')],
    [['G'], t('guide')],
    [['A'], t('assign')],
  ] as const
  return <ScreenKeysBar keys={[[['K', 'J'], t('days')], [['T'], t('today')], ...(canEdit ? acts : [])]} />
}
