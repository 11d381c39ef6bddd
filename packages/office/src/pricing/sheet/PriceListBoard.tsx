import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { Button } from '@anfilada/ui/Button'
import { classNames } from '@anfilada/ui/class-names'
import { Needs } from '@anfilada/ui/Needs'
import { showToast } from '@anfilada/ui/toasts'
import { useWindowWithin } from '@anfilada/ui/use-window-within'
import page from '../../shell/page/page.module.css'
import { changedObjects } from '../changes/change-rows.ts'
import { HistoryView } from '../changes/HistoryView.tsx'
import { PublishView } from '../changes/PublishView.tsx'
import { ImportView } from '../files/ImportView.tsx'
import { OwnFileView } from '../files/OwnFileView.tsx'
import type { WholeList } from '../pricing.queries.ts'
import type { ListView, PriceListSearch } from '../screens.ts'
import { ListHead } from './ListHead.tsx'
import { PriceCards } from './PriceCards.tsx'
import { PriceSheet } from './PriceSheet.tsx'
import styles from './sheet.module.css'
import { useSavedSheet } from './use-saved-sheet.ts'

type Props = {
  whole: WholeList
  search: PriceListSearch
  onSearch: (search: PriceListSearch, replace?: boolean) => void
}

/** Head and what is looked at beneath it. The sheet lives as long as the list is open, so that going aside loses nothing. */
export function PriceListBoard({ whole, search, onSearch }: Props) {
  const t = useTranslations('prices.publish')
  const { list, rows } = whole
  const { sheet, state } = useSavedSheet(whole)
  const may = useMay()
  const mayEdit = may(['update', 'PriceList'])
  // A sheet needs room: on a phone prices are read, as cards.
  const isWide = !useWindowWithin('phone')
  // Counted behind what is typed, with the grid.
  const prices = useDeferredValue(state.sheet.prices)
  const changed = useMemo(() => changedObjects(rows, prices), [rows, prices])
  const back = () => onSearch({ list: list.id })
  async function show(view: ListView | undefined) {
    // What is looked at next is what the server has.
    if (view && !(await sheet.flush())) return
    onSearch(view ? { list: list.id, view } : { list: list.id })
  }

  return (
    <main id="content" className={classNames(page.standing, styles.page)}>
      <ListHead
        whole={whole}
        state={state}
        changed={changed.size}
        view={search.view}
        onShow={(view) => void show(view)}
        onDiscarded={() => sheet.forgetTyped()}
      />
      {state.lost.length > 0 && <LostNote count={state.lost.length} onBack={() => sheet.bringBack()} onForget={() => sheet.forgetLost()} />}
      {search.view === 'publish' && (
        <PublishView
          whole={whole}
          version={state.version}
          prices={state.sheet.prices}
          onBack={back}
          onPublished={() => {
            showToast({ tone: 'done', text: t('done', { name: list.name }) })
            back()
          }}
        />
      )}
      {search.view === 'history' && <HistoryView list={list.id} search={search} />}
      {search.view === 'import' && mayEdit && (
        <ImportView
          list={list.id}
          onBack={back}
          onApplied={() => {
            sheet.forgetTyped()
            back()
          }}
        />
      )}
      {search.view === 'file' && may(['decide', 'PriceList']) && <OwnFileView list={list} onBack={back} />}
      {search.view === undefined &&
        (isWide ? (
          <PriceSheet whole={whole} sheet={sheet} state={state} changed={changed} search={search} onSearch={onSearch} canEdit={mayEdit} />
        ) : (
          <PriceCards rows={rows} prices={state.sheet.prices} search={search} onSearch={onSearch} />
        ))}
    </main>
  )
}

function LostNote({ count, onBack, onForget }: { count: number; onBack: () => void; onForget: () => void }) {
  const t = useTranslations('prices.sheet')
  const acts = (
    <>
      <Button size="s" onPress={onBack}>
        {t('lostBack')}
      </Button>
      <Button size="s" onPress={onForget}>
        {t('lostForget')}
      </Button>
    </>
  )
  return (
    <div role="alert">
      <Needs action={acts}>{t('lost', { count })}</Needs>
    </div>
  )
}
