import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Unread } from '@anfilada/browser/Unread'
import { useAddress } from '@anfilada/browser/use-address'
import type { ActionOutput } from '@anfilada/browser/http'
import { addDays } from '@anfilada/contract/dates'
import { Button } from '@anfilada/ui/Button'
import { FreeDay } from '@anfilada/ui/drawings/FreeDay'
import { Empty } from '@anfilada/ui/Empty'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { DownloadIcon } from '@anfilada/ui/icons'
import { KeyCap } from '@anfilada/ui/KeyCap'
import { Note } from '@anfilada/ui/Note'
import { Segment } from '@anfilada/ui/Segment'
import { TakeOut } from '../exports/TakeOut.tsx'
import { ScreenKeysBar } from '../shell/keys/ScreenKeysBar.tsx'
import { useScreenKeys } from '../shell/keys/use-screen-keys.ts'
import { DaySwitch } from '../shell/page/DaySwitch.tsx'
import { TitledPage } from '../shell/page/TitledPage.tsx'
import { RunningPhrases, useReadAnew } from '../shell/running.tsx'
import { DayView } from './day/DayView.tsx'
import styles from './manifest.module.css'
import { manifestQuery, useSaveManifest } from './manifest.queries.ts'
import { MuseumTable } from './MuseumTable.tsx'
import { dayViews, type DayView as View, type ManifestSearch, readManifestSearch } from './screens.ts'
import { useOnPaper } from './use-on-paper.ts'

/** The page with the words that come with it. */
export function ManifestScreen() {
  return (
    <RunningPhrases>
      <ManifestPage />
    </RunningPhrases>
  )
}

/** Who is expected on a day, by museum and hour: as a timeline, or as the list that is printed for the doors. */
function ManifestPage() {
  const t = useTranslations('manifest')
  usePageTitle(t('title'))
  const today = museumDate(new Date())
  const address = useAddress(readManifestSearch)
  const { day: date = today, museum, view = 'timeline' } = address
  const navigate = useNavigate()
  const manifest = useQuery(manifestQuery({ date, museum }, useLanguage().language))
  useReadAnew('manifest')
  const go = (changes: { [K in keyof ManifestSearch]?: ManifestSearch[K] | false | undefined }) =>
    void navigate({ to: '/manifest', search: readManifestSearch({ ...address, ...changes }), replace: true })
  const goTo = (day: string) => go({ day: day === today ? undefined : day })
  const look = (next: View) => go({ view: next })
  const print = () => window.print()
  useScreenKeys({
    KeyJ: () => goTo(addDays(date, 1)),
    KeyK: () => goTo(addDays(date, -1)),
    KeyT: () => goTo(today),
    KeyL: () => look(view === 'list' ? 'timeline' : 'list'),
    KeyP: print,
  })
  return (
    <>
      <TitledPage
        title={t('title')}
        note={<PrintedDay date={date} />}
        tools={
          <>
            <DaySwitch date={date} words={{ previous: t('previous'), next: t('next'), today: t('today') }} onGo={goTo} />
            <MuseumFilter museums={manifest.data?.museums} chosen={museum} onChange={(id) => go({ museum: id })} />
            <ViewSwitch view={view} onChange={look} />
          </>
        }
        acts={<Acts date={date} museum={museum} onPrint={print} />}
      >
        {manifest.data ? (
          <Manifest
            manifest={manifest.data}
            date={date}
            view={view}
            onlyProblems={address.problems ?? false}
            onOnlyProblems={(only) => go({ problems: only })}
          />
        ) : (
          <Unread query={manifest} failed={t('failed')} rows={6} rowHeight="46px" />
        )}
      </TitledPage>
      <ScreenKeysBar
        keys={[
          [['K', 'J'], t('keys.days')],
          [['T'], t('keys.today')],
          [['L'], t('keys.view')],
          [['P'], t('keys.print')],
        ]}
      />
    </>
  )
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useTranslations('manifest.view')
  return (
    <span className={styles.view}>
      <Segment label={t('label')} value={view} onChange={onChange} options={dayViews.map((value) => ({ value, label: t(value) }))} />
    </span>
  )
}

/** On paper the day stands beside the title: the switch has no use there. */
function PrintedDay({ date }: { date: string }) {
  const { fullDay } = useFormats()
  return <span className={styles.printedDay}>{fullDay(date)}</span>
}

type Day = ActionOutput<'day_manifest'>
type FilterProps = { museums: Day['museums'] | undefined; chosen: number | undefined; onChange: (museum: number | undefined) => void }

function MuseumFilter({ museums, chosen, onChange }: FilterProps) {
  const t = useTranslations('manifest')
  const options = (museums ?? []).flatMap(({ museum: { id, name }, groups }) =>
    id === null ? [] : [{ value: String(id), label: name, count: groups }],
  )
  // Its place is kept while the museums are on their way.
  if (museums && options.length === 0) return null
  return (
    <span className={styles.filter}>
      <FilterSelect
        label={t('anyMuseum')}
        value={String(chosen ?? '')}
        options={options}
        onChange={(value) => onChange(value === '' ? undefined : Number(value))}
      />
    </span>
  )
}

function Acts({ date, museum, onPrint }: { date: string; museum: number | undefined; onPrint: () => void }) {
  const t = useTranslations('manifest')
  const { busy, run } = useSaveManifest({ date, museum })
  return (
    <>
      <Button icon={<DownloadIcon />} busy={busy} onPress={() => run()}>
        {t('pdf')}
      </Button>
      <Button icon={<KeyCap>P</KeyCap>} keyShortcuts="P" onPress={onPrint}>
        {t('print')}
      </Button>
      <TakeOut list="manifest" filter={{ date, ...(museum !== undefined && { museum_id: museum }) }} />
    </>
  )
}

type ManifestProps = { manifest: Day; date: string; view: View; onlyProblems: boolean; onOnlyProblems: (only: boolean) => void }

function Manifest({ manifest, view, ...day }: ManifestProps) {
  const t = useTranslations('manifest')
  const isOnPaper = useOnPaper()
  const { result, more } = manifest
  if (result.length === 0) return <Empty drawing={FreeDay} title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <>
      {more && <Note>{t('more')}</Note>}
      {view === 'timeline' && !isOnPaper ? (
        <DayView manifest={manifest} {...day} />
      ) : (
        result.map((museum) => <MuseumTable key={museum.museum.id ?? 'none'} museum={museum} />)
      )}
    </>
  )
}
