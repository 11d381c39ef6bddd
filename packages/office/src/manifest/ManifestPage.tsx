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
import { Kbd } from '@anfilada/ui/Kbd'
import { Note } from '@anfilada/ui/Note'
import { TakeOut } from '../exports/TakeOut.tsx'
import { ScreenKeysBar } from '../shell/keys/ScreenKeysBar.tsx'
import { useScreenKeys } from '../shell/keys/use-screen-keys.ts'
import { DaySwitch } from '../shell/page/DaySwitch.tsx'
import { TitledPage } from '../shell/page/TitledPage.tsx'
import { RunningPhrases, useReadAnew } from '../shell/running.tsx'
import styles from './manifest.module.css'
import { manifestQuery, useSaveManifest } from './manifest.queries.ts'
import { MuseumTable } from './MuseumTable.tsx'
import { type ManifestSearch, readManifestSearch } from './screens.ts'

/** The page with the words that come with it. */
export function ManifestScreen() {
  return (
    <RunningPhrases>
      <ManifestPage />
    </RunningPhrases>
  )
}

/** Who is expected on a day, by museum and hour: to be read on the screen, and printed for the doors. */
function ManifestPage() {
  const t = useTranslations('manifest')
  usePageTitle(t('title'))
  const today = museumDate(new Date())
  const { day: date = today, museum } = useAddress(readManifestSearch)
  const navigate = useNavigate()
  const manifest = useQuery(manifestQuery({ date, museum }, useLanguage().language))
  useReadAnew('manifest')
  const go = (search: ManifestSearch) => void navigate({ to: '/manifest', search: readManifestSearch(search), replace: true })
  const goTo = (day: string) => go({ ...(day !== today && { day }), ...(museum !== undefined && { museum }) })
  const print = () => window.print()
  useScreenKeys({ KeyJ: () => goTo(addDays(date, 1)), KeyK: () => goTo(addDays(date, -1)), KeyT: () => goTo(today), KeyP: print })
  return (
    <>
      <TitledPage
        title={t('title')}
        note={<PrintedDay date={date} />}
        tools={
          <>
            <DaySwitch date={date} words={{ previous: t('previous'), next: t('next'), today: t('today') }} onGo={goTo} />
            <MuseumFilter
              museums={manifest.data?.museums ?? []}
              chosen={museum}
              onChange={(id) => go({ ...(date !== today && { day: date }), ...(id !== undefined && { museum: id }) })}
            />
          </>
        }
        acts={<Acts date={date} museum={museum} onPrint={print} />}
      >
        {manifest.data ? <Manifest manifest={manifest.data} /> : <Unread query={manifest} failed={t('failed')} rows={6} rowHeight="46px" />}
      </TitledPage>
      <ScreenKeysBar
        keys={[
          [['K', 'J'], t('keys.days')],
          [['T'], t('today')],
          [['P'], t('keys.print')],
        ]}
      />
    </>
  )
}

/** On paper the day stands beside the title: the switch has no use there. */
function PrintedDay({ date }: { date: string }) {
  const { fullDay } = useFormats()
  return <span className={styles.printedDay}>{fullDay(date)}</span>
}

type Day = ActionOutput<'day_manifest'>
type FilterProps = { museums: Day['museums']; chosen: number | undefined; onChange: (museum: number | undefined) => void }

function MuseumFilter({ museums, chosen, onChange }: FilterProps) {
  const t = useTranslations('manifest')
  const options = museums.flatMap(({ museum: { id, name }, groups }) =>
    id === null ? [] : [{ value: String(id), label: name, count: groups }],
  )
  if (options.length === 0) return null
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
      <Button icon={<Kbd>P</Kbd>} keyShortcuts="P" onPress={onPrint}>
        {t('print')}
      </Button>
      <TakeOut list="manifest" filter={{ date, ...(museum !== undefined && { museum_id: museum }) }} />
    </>
  )
}

function Manifest({ manifest: { result, more } }: { manifest: Day }) {
  const t = useTranslations('manifest')
  if (result.length === 0) return <Empty drawing={FreeDay} title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <>
      {more && <Note>{t('more')}</Note>}
      {result.map((museum) => (
        <MuseumTable key={museum.museum.id ?? 'none'} museum={museum} />
      ))}
    </>
  )
}
