import { memo, type ReactNode } from 'react'
import type { OfficePriceRow } from '@anfilada/contract/pricing/price-lists'
import type { Price } from '@anfilada/contract/pricing/price-order'
import { classNames } from '@anfilada/ui/class-names'
import common from '../../shell/grid/grid.module.css'
import { hasTerms, priceColumns, pricesInForce, samePrice, type ObjectPrices } from '../amounts/price-columns.ts'
import { faultKey, type CellFault, type Sheet } from '../draft/sheet.ts'
import { cellId } from './grid-rows.ts'
import type { GridWords } from './grid-words.ts'
import styles from './PriceGrid.module.css'

type Props = {
  object: OfficePriceRow
  /** Its place among the objects, and among the lines. */
  row: number
  index: number
  top: number
  prices: ObjectPrices | undefined
  faults: Sheet['faults']
  /** The chosen columns, where this line is in the range; apart, so that the same ones are the same. */
  chosenFrom: number | undefined
  chosenTo: number | undefined
  activeColumn: number | undefined
  words: GridWords
}

/** Drawn again only when something in it has changed. */
export const GridLine = memo(Line)

function Line({ object, row, index, top, prices, faults, chosenFrom = Infinity, chosenTo = -1, activeColumn, words }: Props) {
  const current = pricesInForce(object)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classNames(common.line, styles.line, activeColumn !== undefined && styles.activeLine)}
      style={{ insetBlockStart: top }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.object} data-cuts title={object.object}>
        {object.object}
      </div>
      {priceColumns.map((columnKey, column) =>
        cell({
          id: cellId({ row, column }),
          column,
          columnKey,
          price: prices?.[columnKey],
          published: current[columnKey],
          fault: faults.get(faultKey(object.museum_object_id, columnKey)),
          isChosen: column >= chosenFrom && column <= chosenTo,
          isActive: activeColumn === column,
          words,
        }),
      )}
    </div>
  )
}

type Cell = {
  id: string
  column: number
  columnKey: string
  price: Price | undefined
  published: Price | undefined
  fault: CellFault | undefined
  isChosen: boolean
  isActive: boolean
  words: GridWords
}

// Functions, not components: hundreds of cells come at once, and each component is one more thing to make, compare and keep.
function cell({ id, column, isChosen, isActive, ...said }: Cell): ReactNode {
  const { price, published, fault, words } = said
  const isChanged = !fault && !samePrice(price, published)
  const look = [isChanged && styles.changed, fault && styles.wrong, isChosen && styles.chosen, isActive && styles.active]
  return (
    <div
      key={said.columnKey}
      id={id}
      role="gridcell"
      // The grid has the focus and names the active cell (aria-activedescendant).
      tabIndex={-1}
      aria-colindex={column + 2}
      aria-selected={isChosen}
      aria-invalid={fault ? true : undefined}
      // Said of the cell, not in it: two more boxes in each of hundreds would double what is laid out.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- any role may have a description since ARIA 1.3
      aria-description={isChanged ? words.was(said.columnKey, published) : undefined}
      className={classNames(common.cell, styles.cell, ...look)}
    >
      {fault ? faultIn(fault, isActive, words) : amountIn(said)}
    </div>
  )
}

function faultIn({ typed, fault }: CellFault, isActive: boolean, words: GridWords): ReactNode {
  return (
    <>
      <span className={styles.typed}>{typed}</span>
      <small className={isActive ? styles.fault : 'sr'}>{words.t(`faults.${fault}`)}</small>
    </>
  )
}

function amountIn({ price, words }: Pick<Cell, 'price' | 'words'>): ReactNode {
  return (
    <>
      {price && hasTerms(price) && <small className={styles.terms}>{signsOf(price, words)}</small>}
      {price && (
        <bdi dir="ltr" className="num">
          {words.number(price.amount / 100)}
        </bdi>
      )}
    </>
  )
}

/** The signs that the sum is not all: per group, by size, so many free. */
function signsOf({ basis, tiers, free }: Price, { t }: GridWords): string {
  const signs = [basis && t('signGroup'), tiers && t('signTiers'), free && t('signFree', { per: String(free.per) })]
  return signs.filter(Boolean).join(' ')
}
