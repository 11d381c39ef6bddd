import { memo } from 'react'
import { Num } from '@anfilada/ui/Num'
import type { OfficePriceRow } from '@anfilada/contract/pricing/price-lists'
import type { Price } from '@anfilada/contract/pricing/price-order'
import { classNames } from '@anfilada/ui/class-names'
import { hasTerms, priceColumns, pricesInForce, samePrice, type ObjectPrices } from '../amounts/price-columns.ts'
import { faultKey, type CellFault, type Sheet } from '../draft/sheet.ts'
import styles from './PriceGrid.module.css'
import type { GridWords } from './grid-words.ts'
import { isIn, type Range } from './selection.ts'

/** What the pointer does. */
export type GridHand = {
  press: (row: number, column: number, extend: boolean) => void
  drag: (row: number, column: number) => void
  open: () => void
}

type Props = {
  object: OfficePriceRow
  /** Its place among the objects, and among the lines. */
  row: number
  index: number
  top: number
  prices: ObjectPrices | undefined
  faults: Sheet['faults']
  /** The chosen range, where this line is in it. */
  range: Range | undefined
  activeColumn: number | undefined
  words: GridWords
  /** Always the same object: it acts on the present state. */
  hand: GridHand
}

export function cellId(row: number, column: number): string {
  return `price-${row}-${column}`
}

/** Drawn again only when something in it has changed. */
export const GridLine = memo(Line)

function Line({ object, row, index, top, prices, faults, range, activeColumn, words, hand }: Props) {
  const current = pricesInForce(object)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classNames(styles.line, activeColumn !== undefined && styles.activeLine)}
      style={{ insetBlockStart: top }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.object} title={object.object}>
        {object.object}
      </div>
      {priceColumns.map((key, column) => (
        <PriceCell
          key={key}
          id={cellId(row, column)}
          column={column}
          columnKey={key}
          price={prices?.[key]}
          published={current[key]}
          fault={faults.get(faultKey(object.museum_object_id, key))}
          isChosen={range !== undefined && isIn(range, row, column)}
          isActive={activeColumn === column}
          words={words}
          onPress={(extend) => hand.press(row, column, extend)}
          onDrag={() => hand.drag(row, column)}
          onOpen={hand.open}
        />
      ))}
    </div>
  )
}

type CellProps = {
  id: string
  column: number
  columnKey: string
  price: Price | undefined
  published: Price | undefined
  fault: CellFault | undefined
  isChosen: boolean
  isActive: boolean
  words: GridWords
  onPress: (extend: boolean) => void
  onDrag: () => void
  onOpen: () => void
}

function PriceCell({ id, column, isChosen, isActive, onPress, onDrag, onOpen, ...said }: CellProps) {
  const { price, published, fault } = said
  const isChanged = !fault && !samePrice(price, published)
  const look = [isChanged && styles.changed, fault && styles.wrong, isChosen && styles.chosen, isActive && styles.active]
  return (
    <div
      id={id}
      role="gridcell"
      // The grid has the focus and names the active cell (aria-activedescendant).
      tabIndex={-1}
      aria-colindex={column + 2}
      aria-selected={isChosen}
      aria-invalid={fault ? true : undefined}
      className={classNames(styles.cell, ...look)}
      onPointerDown={({ button, shiftKey }) => button === 0 && onPress(shiftKey)}
      onPointerEnter={onDrag}
      onDoubleClick={onOpen}
    >
      {fault ? <Fault fault={fault} isActive={isActive} words={said.words} /> : <Amount {...said} isChanged={isChanged} />}
    </div>
  )
}

function Fault({ fault, isActive, words }: { fault: CellFault; isActive: boolean; words: GridWords }) {
  return (
    <>
      <span className={styles.typed}>{fault.typed}</span>
      <small className={isActive ? styles.fault : 'sr'}>{words.t(`faults.${fault.fault}`)}</small>
    </>
  )
}

type AmountProps = Pick<CellProps, 'columnKey' | 'price' | 'published' | 'words'> & { isChanged: boolean }

function Amount({ columnKey, price, published, words, isChanged }: AmountProps) {
  return (
    <>
      {price && hasTerms(price) && <small className={styles.terms}>{signsOf(price, words)}</small>}
      {price && <Num>{rubles.format(price.amount / 100)}</Num>}
      {isChanged && <span className="sr">{words.t('was', { column: words.column(columnKey), price: words.price(published) })}</span>}
    </>
  )
}

const rubles = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 })

/** The signs that the sum is not all: per group, by size, so many free. */
function signsOf({ basis, tiers, free }: Price, { t }: GridWords): string {
  const signs = [basis && t('signGroup'), tiers && t('signTiers'), free && t('signFree', { per: String(free.per) })]
  return signs.filter(Boolean).join(' ')
}
