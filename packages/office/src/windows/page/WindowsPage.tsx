import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { OfficeWindow, WindowMuseum } from '@anfilada/contract/orders/windows'
import { Choose } from '@anfilada/ui/drawings/Choose'
import { Empty } from '@anfilada/ui/Empty'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { chosen } from '@anfilada/browser/read-address'
import { useAddress } from '@anfilada/browser/use-address'
import { RunningPhrases, useReadAnew } from '../../shell/running.tsx'
import { ScreenKeysBar } from '../../shell/keys/ScreenKeysBar.tsx'
import board from '../../shell/panes/Board.module.css'
import { useOpenFirst } from '../../shell/panes/use-open-first.ts'
import { BackLink } from '../../shell/panes/OpenCard.tsx'
import list from '../../shell/panes/ListPane.module.css'
import { WindowTable } from '../board/WindowTable.tsx'
import { firstToAnswer } from '../board/first-to-answer.ts'
import { Fairness } from '../period/Fairness.tsx'
import { PeriodForm } from '../period/PeriodForm.tsx'
import { windowsQuery, type AllWindows } from '../windows.queries.ts'
import { WindowHead } from '../wishes/WindowHead.tsx'
import { WishesBoard } from '../wishes/WishesBoard.tsx'
import { readWindowsSearch } from '../screens.ts'

/** The page with the words that come with it. */
export function WindowsScreen() {
  return (
    <RunningPhrases>
      <WindowsPage />
    </RunningPhrases>
  )
}

/** When wishes are taken, museum by museum and month by month; the wishes of the chosen window and one answer to many of them. */
function WindowsPage() {
  const t = useTranslations('windows')
  usePageTitle(t('title'))
  const { museum: museumId, month } = useAddress(readWindowsSearch)
  const query = useQuery(windowsQuery(useLanguage().language))
  const navigate = useNavigate({ from: '/windows' })
  useReadAnew('windows')
  useOpenFirst(museumId ?? month, firstToAnswer(query.data?.windows ?? []), (window) => void navigate({ search: window, replace: true }))
  const museum = query.data?.museums.find(({ id }) => id === museumId)
  const isOpened = museum !== undefined && month !== undefined
  return (
    <>
      <main id="content" className={isOpened ? `${board.board} ${board.opened}` : board.board}>
        <h1 className="sr">{t('title')}</h1>
        <section className={list.pane} aria-label={t('list')}>
          <header className={list.top}>
            <div className={list.head}>
              <h2>{t('title')}</h2>
              <span className="mut">{t('lead')}</span>
            </div>
          </header>
          <div className={list.body}>
            <Windows query={query} />
          </div>
        </section>
        {isOpened && <Opened museum={museum} month={month} window={windowOf(query.data, museum.id, month)} />}
        {!isOpened && query.isSuccess && (
          <div className={board.nothing}>
            <Empty drawing={Choose} title={t('noneTitle')} text={t('noneText')} />
          </div>
        )}
      </main>
      <Keys />
    </>
  )
}

function windowOf(all: AllWindows | undefined, museumId: number, month: string) {
  return all?.windows.find((one) => one.museum_id === museumId && one.month === month)
}

function Windows({ query }: { query: UseQueryResult<AllWindows> }) {
  const t = useTranslations('windows')
  const shell = useTranslations('shell')
  const opened = useAddress(readWindowsSearch)
  if (query.isPending) return <SkeletonRows rows={10} rowHeight="46px" label={shell('loading')} />
  if (query.isLoadingError) {
    return (
      <div className={list.told}>
        <ListFailed title={t('failed')} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    )
  }
  if (query.data.museums.length > 0) return <WindowTable {...query.data} opened={opened} />
  return (
    <div className={list.told}>
      <Empty title={t('emptyTitle')} text={t('emptyText')} />
    </div>
  )
}

type OpenedProps = { museum: WindowMuseum; month: string; window: OfficeWindow | undefined }

function Opened({ museum, month, window }: OpenedProps) {
  const t = useTranslations('windows')
  const search = useAddress(readWindowsSearch)
  const navigate = useNavigate({ from: '/windows' })
  const key = `${museum.id} ${month}`
  return (
    <>
      <section className={board.card} aria-label={t('wishes.title')}>
        <BackLink to="/windows" search={{}}>
          {t('back')}
        </BackLink>
        <WindowHead museum={museum} month={month} window={window} />
        <WishesBoard
          key={key}
          museum_id={museum.id}
          month={month}
          showsAll={search.show === 'all'}
          onShow={(show) => void navigate({ search: chosen({ ...search, show }), replace: true })}
        />
      </section>
      <aside className={board.context}>
        <PeriodForm key={`${key} ${window?.opens_at} ${window?.closes_at}`} museum={museum} month={month} window={window} />
        <Fairness museum_id={museum.id} month={month} />
      </aside>
    </>
  )
}

function Keys() {
  const t = useTranslations('windows.keys')
  return (
    <ScreenKeysBar
      keys={[
        [['J', 'K'], t('walk')],
        [[t('space')], t('choose')],
        [['A'], t('all')],
        [['E'], t('entrance')],
        [['R'], t('reject')],
      ]}
    />
  )
}
