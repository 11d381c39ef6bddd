import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type Ref, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { classNames } from '@anfilada/ui/class-names'
import { Num } from '@anfilada/ui/Num'
import grid from '../../shell/grid/grid.module.css'
import { gridCommand } from '../../shell/grid/grid-keys.ts'
import { cellAt, isIn, moved, rangeOf, type Cell, type Range, type Selection, type Size } from '../../shell/grid/selection.ts'
import { slotAt, type SlotTable } from '../slot-table.ts'
import { Legend } from './Legend.tsx'
import { SlotCell } from './SlotCell.tsx'
import styles from './SlotGrid.module.css'

type Props = {
  ref: Ref<HTMLDivElement>
  table: SlotTable
  /** Many days: a cell says only what is free. */
  dense: boolean
  selection: Selection | undefined
  /** Where the keyboard begins, and what a narrow window shows first. */
  start: Selection
  onSelect: (selection: Selection | undefined) => void
  /** A digit begins a new capacity, Enter leads to the field. */
  onEdit: (typed: string | undefined) => void
}

/** Slots by time and day; one stop of the tab key. The head of a day or of a time chooses its whole line. */
export function SlotGrid({ ref, table, dense, selection, start, onSelect, onEdit }: Props) {
  const t = useTranslations('slots')
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const range = selection && rangeOf(selection)
  const { size, days, times } = table
  const active = selection?.active
  useOpenedAt(frame, start.active.column)
  useEffect(() => {
    frame.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active?.row, active?.column])

  const press = (cell: Cell, extend: boolean) => onSelect({ anchor: extend && selection ? selection.anchor : cell, active: cell })

  return (
    <div ref={frame} className={styles.frame}>
      <div
        ref={ref}
        role="grid"
        tabIndex={0}
        className={classNames(grid.grid, styles.grid, dense && styles.dense)}
        aria-label={t('grid')}
        aria-multiselectable="true"
        aria-activedescendant={active && `${id}-${active.row}-${active.column}`}
        style={{ '--days': size.columns } as object}
        onKeyDown={(event) => runKey(event, { selection, start, size, onSelect, onEdit })}
        // A pressed cell takes the focus; the keys are the grid's.
        onFocus={({ target, currentTarget }) => target !== currentTarget && currentTarget.focus({ preventScroll: true })}
      >
        <div role="row" className={classNames(grid.head, styles.head)}>
          <div role="columnheader" className={styles.corner}>
            {t('time')}
          </div>
          {days.map((day, column) => (
            <Day key={day} day={day} dense={dense} onPress={() => onSelect(whole({ row: 0, column }, { row: size.rows - 1, column }))} />
          ))}
        </div>
        {times.map((time, row) => (
          <div key={time} role="row" className={grid.line}>
            <div
              role="rowheader"
              tabIndex={-1}
              className={styles.time}
              onClick={() => onSelect(whole({ row, column: 0 }, { row, column: size.columns - 1 }))}
            >
              <Num>{time}</Num>
            </div>
            <Cells {...{ id, table, row, time, dense, range, active, press }} />
          </div>
        ))}
      </div>
      <Legend dense={dense} />
    </div>
  )
}

/** A month opens at the day that it begins with, beside the times, before anything is painted. */
function useOpenedAt(frame: RefObject<HTMLElement | null>, column: number): void {
  useLayoutEffect(() => {
    const [, ...days] = frame.current?.querySelectorAll('[role=columnheader]') ?? []
    if (column > 0) days[column]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }, [frame, column])
}

type CellsProps = {
  id: string
  table: SlotTable
  row: number
  time: string
  dense: boolean
  range: Range | undefined
  active: Cell | undefined
  press: (cell: Cell, extend: boolean) => void
}

function Cells({ id, table, row, time, dense, range, active, press }: CellsProps) {
  return table.days.map((day, column) => (
    <SlotCell
      key={day}
      id={`${id}-${row}-${column}`}
      day={day}
      time={time}
      slot={slotAt(table, row, column)}
      dense={dense}
      isChosen={range !== undefined && isIn(range, row, column)}
      isActive={active?.row === row && active.column === column}
      onPress={(extend) => press({ row, column }, extend)}
    />
  ))
}

type Keyed = Pick<Props, 'selection' | 'start' | 'onSelect' | 'onEdit'> & { size: Size }

function runKey(event: KeyboardEvent, { selection, start, size, onSelect, onEdit }: Keyed): void {
  const command = gridCommand(event.nativeEvent, document.dir === 'rtl')
  if (!command) return
  if (command.do === 'move') onSelect(selection ? moved(selection, command.move, { size, page: 6, extend: command.extend }) : start)
  else if (command.do === 'all') onSelect(whole({ row: 0, column: 0 }, { row: size.rows - 1, column: size.columns - 1 }))
  else if (command.do === 'collapse') onSelect(undefined)
  else if (command.do === 'edit' && selection && isBegun(command.text)) onEdit(command.text)
  else return
  event.preventDefault()
}

/** Enter, or a digit that begins a number. */
function isBegun(text: string | undefined): boolean {
  return text === undefined || /^\d$/.test(text)
}

function whole(anchor: Cell, active: Cell): Selection {
  return { anchor, active: { ...cellAt(active.row, active.column).active } }
}

function Day({ day, dense, onPress }: { day: string; dense: boolean; onPress: () => void }) {
  const formats = useFormats()
  return (
    <div role="columnheader" tabIndex={-1} className={styles.day} onClick={onPress}>
      <small>{formats.shortWeekday(day)}</small>
      <b>{dense ? Number(day.slice(8)) : formats.shortDay(day)}</b>
    </div>
  )
}
