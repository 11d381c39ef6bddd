import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { OfficePriceRow } from '@anfilada/contract/pricing/price-lists'
import { classNames } from '@anfilada/ui/class-names'
import common from '../../shell/grid/grid.module.css'
import { useColumnWords } from '../amounts/column-words.ts'
import { priceColumns } from '../amounts/price-columns.ts'
import { cellId, linesOf } from './grid-rows.ts'
import { CellInput } from './CellInput.tsx'
import { GridLine } from './GridLine.tsx'
import styles from './PriceGrid.module.css'
import { useGridWords } from './grid-words.ts'
import { useGrid, type GridProps } from './use-grid.ts'
import { useHand } from './use-hand.ts'
import { lineHeight, showLine, useWindow } from './use-window.ts'

type Props = Omit<GridProps, 'objects'> & { rows: readonly OfficePriceRow[] }

const headHeight = 62
const none: readonly OfficePriceRow[] = []

/** Prices as a sheet: objects by museum down, what is sold across. Only the lines in sight are drawn; one stop of the tab key. */
export function PriceGrid(props: Props) {
  // Lines are drawn in slices, behind what is typed: thousands that come or change at once must not hold up the keys.
  const rows = useDeferredValue(props.rows, none)
  const sheet = useDeferredValue(props.sheet)
  const t = useTranslations('prices.grid')
  const { lines, lineOf } = useMemo(() => linesOf(rows), [rows])
  const frame = useRef<HTMLDivElement>(null)
  const { first, last } = useWindow(frame, lines.length)
  const objects = useMemo(() => rows.map((row) => row.museum_object_id), [rows])
  const { grid, selection, range, typing, beginTyping, finish, listeners } = useGrid({ ...props, objects })
  const { row, column } = selection.active
  const line = lineOf[row]
  const words = useGridWords()
  const { hand, letGo } = useHand(selection, props.onSelect, beginTyping)

  useEffect(() => {
    if (frame.current && line !== undefined) showLine(frame.current, line, headHeight)
  }, [line])

  return (
    <div ref={frame} className={styles.frame} data-sideways onPointerUp={letGo}>
      <div
        ref={grid}
        className={classNames(common.grid, styles.grid)}
        role="grid"
        tabIndex={0}
        aria-label={t('label')}
        aria-rowcount={lines.length + 1}
        aria-colcount={priceColumns.length + 1}
        aria-multiselectable="true"
        aria-readonly={!props.canEdit}
        aria-activedescendant={line !== undefined && line >= first && line < last ? cellId(selection.active) : undefined}
        {...listeners}
      >
        <Head />
        <div role="presentation" className={styles.lines} style={{ blockSize: lines.length * lineHeight }} {...hand}>
          {lines.slice(first, last).map((one, at) => {
            const place = { index: first + at, top: (first + at) * lineHeight }
            if (one.lead) return <Lead key={`museum ${first + at}`} {...place} museum={one.museum} />
            const isIn = one.row >= range.top && one.row <= range.bottom
            return (
              <GridLine
                key={one.object.museum_object_id}
                {...place}
                object={one.object}
                row={one.row}
                prices={sheet.prices.get(one.object.museum_object_id)}
                faults={sheet.faults}
                chosenFrom={isIn ? range.start : undefined}
                chosenTo={isIn ? range.end : undefined}
                activeColumn={one.row === row ? column : undefined}
                words={words}
              />
            )
          })}
          {typing !== undefined && line !== undefined && (
            <CellInput key={`${row} ${column}`} text={typing} column={column} top={line * lineHeight} onDone={finish} />
          )}
        </div>
      </div>
    </div>
  )
}

function Head() {
  const t = useTranslations('prices.grid')
  const word = useColumnWords()
  return (
    <div role="row" aria-rowindex={1} className={classNames(common.head, styles.head)}>
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        {t('object')}
      </div>
      {priceColumns.map((key, at) => (
        <div key={key} role="columnheader" aria-colindex={at + 2} className={styles.column}>
          {word(key)}
        </div>
      ))}
    </div>
  )
}

function Lead({ museum, index, top }: { museum: string; index: number; top: number }) {
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.lead} style={{ insetBlockStart: top }}>
      <div role="rowheader" aria-colindex={1} aria-colspan={priceColumns.length + 1}>
        {museum}
      </div>
    </div>
  )
}
