import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Price } from '@anfilada/contract/pricing/price-order'
import { Chip } from '@anfilada/ui/Chip'
import { NothingFound } from '@anfilada/ui/NothingFound'
import { Kbd } from '@anfilada/ui/Kbd'
import { SearchField, matching } from '../../shell/panes/SearchField.tsx'
import { priceColumns, usualRates } from '../amounts/price-columns.ts'
import { CellPane } from '../cell/CellPane.tsx'
import type { DraftState, SavedSheet } from '../draft/saving.ts'
import { commasIn, faultKey, type Sheet } from '../draft/sheet.ts'
import { typedInto } from '../grid/pasting.ts'
import { PriceGrid } from '../grid/PriceGrid.tsx'
import { cellAt, cellsIn, rangeOf, within, type Selection } from '../../shell/grid/selection.ts'
import type { WholeList } from '../pricing.queries.ts'
import type { PriceListSearch } from '../screens.ts'
import styles from './sheet.module.css'

type Props = {
  whole: WholeList
  sheet: SavedSheet
  state: DraftState
  changed: ReadonlySet<string>
  search: PriceListSearch
  onSearch: (search: PriceListSearch, replace?: boolean) => void
  canEdit: boolean
}

/** Objects that say which VAT is usual: all two thousand would take their time and say the same. */
const sample = 200

/** The grid, the filters above it and the chosen price beside it. */
export function PriceSheet({ whole, sheet, state, changed, search, onSearch, canEdit }: Props) {
  const t = useTranslations('prices.grid')
  const [selection, setSelection] = useState(() => cellAt(0, 0))
  const rows = useShown(whole.rows, changed, search)
  const usual = useMemo(
    () =>
      usualRates(
        whole.rows.slice(0, sample).map((row) => row.prices),
        whole.vat,
      ),
    [whole.rows, whole.vat],
  )
  const settled = useDeferredValue(selection)
  const shown = useDeferredValue(state.sheet)

  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t('search')}
          value={search.search ?? ''}
          onSearch={(text) => onSearch(without(search, { search: text }), true)}
        />
        <Chip isPressed={search.only === 'changed'} count={changed.size} onPress={() => onSearch(toggled(search), true)}>
          {t('onlyChanged')}
        </Chip>
        <p className={styles.keys}>
          <Kbd>{t('enter')}</Kbd> {t('keyEdit')} <Kbd>{t('ctrl')}</Kbd> <Kbd>V</Kbd> {t('keyPaste')} <Kbd>{t('ctrl')}</Kbd> <Kbd>Z</Kbd>{' '}
          {t('keyUndo')}
        </p>
      </div>
      {rows.length === 0 ? (
        <div className={styles.told}>
          <NothingFound title={t('emptyTitle')} text={t('emptyText')} />
        </div>
      ) : (
        <div className={styles.board}>
          <PriceGrid
            rows={rows}
            sheet={state.sheet}
            usual={usual}
            canEdit={canEdit}
            selection={selection}
            onSelect={setSelection}
            onEdit={(edits) => sheet.edit(edits)}
            onUndo={() => sheet.undo()}
            onRedo={() => sheet.redo()}
          />
          <ChosenCell {...{ whole, rows, sheet, shown, usual, canEdit }} selection={settled} />
        </div>
      )}
    </>
  )
}

type ChosenProps = Pick<Props, 'whole' | 'sheet' | 'canEdit'> & {
  rows: readonly WholeList['rows'][number][]
  shown: Sheet
  usual: Partial<Record<string, string>>
  selection: Selection
}

/** Drawn behind the keys, like the lines: its fields begin anew with every cell that is walked over. */
const ChosenCell = memo(Chosen)
function Chosen({ whole, rows, sheet, shown, usual, selection, canEdit }: ChosenProps) {
  const { row: at, column: across } = within(selection.active, { rows: rows.length, columns: priceColumns.length })
  const [row, column] = [rows[at], priceColumns[across]]
  if (!row || !column) return null
  const object = row.museum_object_id
  return (
    <CellPane
      row={row}
      column={column}
      price={shown.prices.get(object)?.[column]}
      fault={shown.faults.get(faultKey(object, column))}
      alike={commasIn(shown).length}
      onComma={(comma) =>
        sheet.edit(
          commasIn(shown).map(({ place, typed }) => typedInto(place, typed, shown.prices.get(place.object), usual[place.key], comma)),
        )
      }
      chosen={cellsIn(rangeOf(selection))}
      rates={whole.vat}
      usualVat={usual[column]}
      canEdit={canEdit}
      onChange={(to: Price | null) => sheet.edit([{ object, key: column, to }])}
    />
  )
}

/** "Only changed" holds what was changed when it was pressed and since: a row that is put right must not slip from under the hand. */
function useShown(rows: WholeList['rows'], changed: ReadonlySet<string>, { search, only }: PriceListSearch) {
  const [kept, setKept] = useState<{ only: typeof only; objects: ReadonlySet<string> }>({ only: undefined, objects: new Set() })
  const isNew = only !== undefined && [...changed].some((object) => !kept.objects.has(object))
  if (kept.only !== only || isNew) setKept({ only, objects: new Set([...(kept.only === only ? kept.objects : []), ...changed]) })
  return useMemo(() => {
    const found = matching(rows, search)
    return only ? found.filter((row) => kept.objects.has(row.museum_object_id)) : found
  }, [rows, search, only, kept.objects])
}

function without(search: PriceListSearch, { search: text }: { search: string }): PriceListSearch {
  const { search: _, ...rest } = search
  return text === '' ? rest : { ...rest, search: text }
}

function toggled(search: PriceListSearch): PriceListSearch {
  const { only, ...rest } = search
  return only ? rest : { ...rest, only: 'changed' }
}
