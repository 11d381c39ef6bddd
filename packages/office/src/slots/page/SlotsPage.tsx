import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import type { ObjectName } from '@anfilada/contract/pricing/terms'
import { Empty } from '@anfilada/ui/Empty'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { chosen } from '@anfilada/browser/read-address'
import { museumDate } from '@anfilada/browser/formats'
import { useAddress } from '@anfilada/browser/use-address'
import { RunningPhrases, useReadAnew } from '../../shell/running.tsx'
import { cellAt, rangeOf, within, type Selection } from '../../shell/grid/selection.ts'
import { ScreenKeysBar } from '../../shell/keys/ScreenKeysBar.tsx'
import { useScreenKeys } from '../../shell/keys/use-screen-keys.ts'
import page from '../../shell/page/page.module.css'
import { CopyWeekDialog } from '../dialogs/CopyWeekDialog.tsx'
import { NewSlotDialog } from '../dialogs/NewSlotDialog.tsx'
import { SlotGrid } from '../grid/SlotGrid.tsx'
import { SlotsHead } from '../grid/SlotsHead.tsx'
import { usePeriod, type Period } from '../grid/use-period.ts'
import { PlansStrip } from '../plans/PlansStrip.tsx'
import { RulesBoard } from '../rules/RulesBoard.tsx'
import { SlotPane, type Editing } from '../pane/SlotPane.tsx'
import { slotObjectsQuery, slotsQuery } from '../slots.queries.ts'
import { slotsIn, slotTable, type SlotTable } from '../slot-table.ts'
import styles from '../SlotsPage.module.css'
import { readSlotsSearch } from '../screens.ts'

/** The page with the words that come with it. */
export function SlotsScreen() {
  return (
    <RunningPhrases>
      <SlotsPage />
    </RunningPhrases>
  )
}

/** Slots of one object by day and time: what is taken, promised and waited for; what staff change in one or in many. */
function SlotsPage() {
  const t = useTranslations('slots')
  usePageTitle(t('title'))
  const mayEdit = useMay()(['update', 'Slot'])
  const { objects, object, period, slots, go } = useShown()
  useReadAnew('slots', 'of')
  const [opened, setOpened] = useState<'make' | 'copy'>()
  const hasDays = period.view !== 'rules'
  const canCopy = slots.data !== undefined && period.view === 'week'
  useScreenKeys({
    ...(hasDays && { KeyJ: () => go({ day: period.later }), KeyK: () => go({ day: period.earlier }) }),
    ...(mayEdit && hasDays && { KeyN: () => object && setOpened('make'), KeyC: () => canCopy && setOpened('copy') }),
  })
  return (
    <>
      <main id="content" className={page.standing}>
        <SlotsHead
          objects={objects.data ?? []}
          object={object}
          period={period}
          canEdit={mayEdit}
          onGo={go}
          onMake={() => setOpened('make')}
          onCopy={() => canCopy && setOpened('copy')}
        />
        {object && <PlansStrip key={object.museum_object_id} objectId={object.museum_object_id} />}
        <Sheet {...{ objects, object, period, slots }} canEdit={mayEdit} />
        {object && <Dialogs {...{ opened, object, period }} slots={slots.data ?? []} onClose={() => setOpened(undefined)} />}
      </main>
      {hasDays && <Keys canEdit={mayEdit} isWeek={period.view === 'week'} />}
    </>
  )
}

/** What the address asks for: the object, the days, their slots. */
function useShown() {
  const { language } = useLanguage()
  const search = useAddress(readSlotsSearch)
  const navigate = useNavigate({ from: '/slots' })
  const objects = useQuery(slotObjectsQuery(language))
  const object = objects.data?.find(({ museum_object_id }) => museum_object_id === search.object) ?? objects.data?.[0]
  const period = usePeriod(search)
  const slots = useQuery(slotsQuery(object?.museum_object_id, period, language))
  const go = (part: { [K in keyof typeof search]: (typeof search)[K] | undefined }) =>
    void navigate({ search: chosen({ ...search, ...part }) })
  return { objects, object, period, slots, go }
}

type SheetProps = Omit<ReturnType<typeof useShown>, 'go'> & { canEdit: boolean }

/** The slots of the days, or the rules by which they are made. */
function Sheet({ objects, object, period, slots, canEdit }: SheetProps) {
  if (object && period.view === 'rules') return <RulesBoard key={object.museum_object_id} object={object} canEdit={canEdit} />
  if (!slots.data || objects.isLoadingError) return <Unread query={objects.isLoadingError ? objects : slots} />
  return (
    <Board
      key={`${object?.museum_object_id} ${period.view} ${period.from}`}
      objectId={object?.museum_object_id ?? ''}
      slots={slots.data}
      period={period}
      canEdit={canEdit}
    />
  )
}

function Unread({ query }: { query: UseQueryResult }) {
  const t = useTranslations('slots')
  const shell = useTranslations('shell')
  if (!query.isError) return <SkeletonRows rows={12} rowHeight="48px" label={shell('loading')} />
  return <ListFailed title={t('failed')} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
}

type BoardProps = { objectId: string; slots: readonly OfficeSlot[]; period: Period; canEdit: boolean }

/** The table and beside it the chosen slots; what is chosen is forgotten with the object and the days. */
function Board({ objectId, slots, period, canEdit }: BoardProps) {
  const t = useTranslations('slots')
  const [selection, setSelection] = useState<Selection>()
  const [editing, setEditing] = useState<Editing>({ what: 'capacity' })
  const grid = useRef<HTMLDivElement>(null)
  const table = slotTable(slots, period)
  const standing = selection && { anchor: within(selection.anchor, table.size), active: within(selection.active, table.size) }
  const edit = (what: Editing['what'], typed?: string) => setEditing({ what, typed, asked: (editing.asked ?? 0) + 1 })
  useScreenKeys(canEdit ? { KeyP: () => edit('capacity'), KeyQ: () => edit('quota'), KeyB: () => edit('allotment') } : {})
  return (
    <div className={styles.body}>
      <div className={styles.sheet} data-sideways>
        {slots.length === 0 ? (
          <Empty title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <SlotGrid
            ref={grid}
            table={table}
            dense={period.view === 'month'}
            selection={standing}
            start={firstAhead(table)}
            onSelect={setSelection}
            onEdit={(typed) => canEdit && edit('capacity', typed)}
          />
        )}
      </div>
      <SlotPane
        objectId={objectId}
        slots={standing ? slotsIn(table, rangeOf(standing)) : []}
        editing={editing}
        canEdit={canEdit}
        onWhat={(what) => setEditing({ what })}
        onLeave={() => grid.current?.focus()}
      />
    </div>
  )
}

/** Days before today are done with. */
function firstAhead({ days }: SlotTable): Selection {
  const today = museumDate(new Date())
  return cellAt(0, Math.max(0, days.indexOf(today)))
}

type DialogsProps = {
  opened: 'make' | 'copy' | undefined
  object: ObjectName
  period: Period
  slots: readonly OfficeSlot[]
  onClose: () => void
}

function Dialogs({ opened, object, period: { from, to }, slots, onClose }: DialogsProps) {
  if (opened === 'make') return <NewSlotDialog object={object} day={from} known={slots} onClose={onClose} />
  return opened && <CopyWeekDialog objectId={object.museum_object_id} week={slots} first={from} last={to} onClose={onClose} />
}

function Keys({ canEdit, isWeek }: { canEdit: boolean; isWeek: boolean }) {
  const t = useTranslations('slots.keys')
  const acts = [
    [['P', 'Q', 'B'], t('kinds')],
    [[t('enter')], t('edit')],
    [['N'], t('make')],
    ...(isWeek ? [[['C'], t('copy')] as const] : []),
  ] as const
  return (
    <ScreenKeysBar
      keys={[
        [[t('arrows')], t('walk')],
        [['Shift'], t('extend')],
        [['Ctrl', 'A'], t('all')],
        [['K', 'J'], t('period')],
        ...(canEdit ? acts : []),
      ]}
    />
  )
}
