import { RunningPhrases } from '../../shell/running.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import type { Shift } from '@anfilada/contract/duty'
import { Button } from '@anfilada/ui/Button'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Empty } from '@anfilada/ui/Empty'
import { IconButton } from '@anfilada/ui/IconButton'
import { ChevronStartIcon, ChevronEndIcon } from '@anfilada/ui/icons'
import { KeyCap } from '@anfilada/ui/KeyCap'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { addDays } from '@anfilada/contract/dates'
import { ScreenKeysBar } from '../../shell/keys/ScreenKeysBar.tsx'
import { useScreenKeys } from '../../shell/keys/use-screen-keys.ts'
import rows from '../../shell/page/rows.module.css'
import { TitledPage } from '../../shell/page/TitledPage.tsx'
import { readDutySearch } from '../screens.ts'
import { rosterQuery } from '../duty.queries.ts'
import styles from '../duty.module.css'
import { RemoveShiftDialog } from './RemoveShiftDialog.tsx'
import { ShiftDialog } from './ShiftDialog.tsx'
import { ShiftRow } from './ShiftRow.tsx'
import { Uncovered } from './Uncovered.tsx'
import type { ShiftChoices } from './ShiftDialog.tsx'

type Asked = { what: 'add'; museumId: number | undefined } | { what: 'edit'; shift: Shift } | { what: 'remove'; shift: Shift }

/** The page with the words that come with it. */
export function DutyScreen() {
  return (
    <RunningPhrases>
      <DutyPage />
    </RunningPhrases>
  )
}

/** Who is on duty on a day, at which museums, by which phone, and where he stands now. */
function DutyPage() {
  const t = useTranslations('duty')
  usePageTitle(t('title'))
  const canEdit = useMay()(['update', 'Duty'])
  const day = useAddress(readDutySearch).day ?? museumDate(new Date())
  const roster = useQuery(rosterQuery(day, useLanguage().language))
  const [asked, setAsked] = useState<Asked>()
  const goTo = useDays()
  const add = canEdit ? (museumId?: number) => setAsked({ what: 'add', museumId }) : undefined
  useScreenKeys({ KeyN: add && (() => add()), KeyJ: () => goTo(addDays(day, 1)), KeyK: () => goTo(addDays(day, -1)), KeyT: () => goTo() })
  return (
    <>
      <TitledPage title={t('title')} tools={<DaySwitch day={day} goTo={goTo} />} acts={<Acts onAdd={add && (() => add())} />}>
        <Roster roster={roster} canEdit={canEdit} onAsk={setAsked} />
        {roster.data && <Uncovered museums={roster.data.uncovered} onAdd={add} />}
      </TitledPage>
      <DutyKeys canEdit={canEdit} />
      {roster.data && asked && <Dialogs asked={asked} day={day} choices={roster.data} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function DutyKeys({ canEdit }: { canEdit: boolean }) {
  const t = useTranslations('duty')
  const adding = canEdit ? [[['N'], t('keys.add')] as const] : []
  return <ScreenKeysBar keys={[[['K', 'J'], t('keys.days')], [['T'], t('keys.today')], ...adding]} />
}

function Dialogs({ asked, day, choices, onClose }: { asked: Asked; day: string; choices: ShiftChoices; onClose: () => void }) {
  if (asked.what === 'remove') return <RemoveShiftDialog shift={asked.shift} onClose={onClose} />
  if (asked.what === 'edit') return <ShiftDialog day={day} shift={asked.shift} choices={choices} onClose={onClose} />
  return <ShiftDialog day={day} museumId={asked.museumId} choices={choices} onClose={onClose} />
}

/** Without a day: today's, which the address does not name. */
function useDays(): (day?: string) => void {
  const navigate = useNavigate()
  return (day) => void navigate({ to: '/duty', search: day === undefined || day === museumDate(new Date()) ? {} : { day } })
}

function DaySwitch({ day, goTo }: { day: string; goTo: (day?: string) => void }) {
  const t = useTranslations('duty')
  const { dayAndWeekday } = useFormats()
  return (
    <div className={styles.day}>
      <IconButton label={t('previous')} onPress={() => goTo(addDays(day, -1))}>
        <ChevronStartIcon />
      </IconButton>
      <b role="status">{dayAndWeekday(day)}</b>
      <IconButton label={t('next')} onPress={() => goTo(addDays(day, 1))}>
        <ChevronEndIcon />
      </IconButton>
      {day !== museumDate(new Date()) && <Button onPress={() => goTo()}>{t('today')}</Button>}
    </div>
  )
}

function Acts({ onAdd }: { onAdd: (() => void) | undefined }) {
  const t = useTranslations('duty')
  return (
    <>
      <Link to="/shift" className={buttonLinkClass('secondary')}>
        {t('mine')}
      </Link>
      {onAdd && (
        <Button variant="primary" icon={<KeyCap onFill>N</KeyCap>} keyShortcuts="N" onPress={onAdd}>
          {t('add')}
        </Button>
      )}
    </>
  )
}

type RosterProps = {
  roster: { data?: { shifts: Shift[] } | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  canEdit: boolean
  onAsk: (asked: Asked) => void
}

function Roster({ roster: { data, error, isFetching, refetch }, canEdit, onAsk }: RosterProps) {
  const t = useTranslations('duty')
  const shell = useTranslations('shell')
  if (error && !data) return <ListFailed title={t('failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} rowHeight="54px" label={shell('loading')} />
  if (data.shifts.length === 0) return <Empty title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <ul className={rows.list} aria-label={t('list')}>
      {data.shifts.map((shift) => (
        <ShiftRow
          key={shift.id}
          shift={shift}
          acts={canEdit ? { edit: () => onAsk({ what: 'edit', shift }), remove: () => onAsk({ what: 'remove', shift }) } : undefined}
        />
      ))}
    </ul>
  )
}
