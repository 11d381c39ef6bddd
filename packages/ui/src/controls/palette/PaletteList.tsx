import { useEffect, useRef, type ReactNode } from 'react'
import { Kbd } from '../../marks/words.tsx'
import styles from './Palette.module.css'

export type PaletteRow = {
  /** Its own among all groups, without spaces. */
  id: string
  icon: ReactNode
  label: string
  note?: string | undefined
  /** What of the label was looked for: from where, how many letters. */
  match?: readonly [start: number, length: number] | undefined
}
export type PaletteGroup = { id: string; title: string; rows: readonly PaletteRow[] }

const enter = 'Enter'

type Pick = (row: PaletteRow, how: { inNewTab: boolean }) => void
type Props = { id: string; label: string; groups: readonly PaletteGroup[]; current: PaletteRow | undefined; onPick: Pick }

export function PaletteList({ id, label, groups, current, onPick }: Props) {
  return (
    // A press on the list must not take the focus from the field.
    <div className={styles.frame} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={label} className={styles.list}>
        {groups.map((group) => (
          <ul key={group.id} role="group" aria-label={group.title}>
            <li aria-hidden="true" className={styles.head}>
              {group.title}
            </li>
            {group.rows.map((row) => (
              <Row key={row.id} id={`${id}-${row.id}`} row={row} isCurrent={row === current} onPick={onPick} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}

function Row({ id, row, isCurrent, onPick }: { id: string; row: PaletteRow; isCurrent: boolean; onPick: Pick }) {
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li
      ref={element}
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={styles.row}
      onClick={({ ctrlKey, metaKey }) => onPick(row, { inNewTab: ctrlKey || metaKey })}
    >
      {row.icon}
      <span className={styles.words}>
        <Label {...row} />
        {row.note && <small>{row.note}</small>}
      </span>
      {isCurrent && (
        <span className={styles.enter} aria-hidden="true">
          <Kbd>{enter}</Kbd>
        </span>
      )}
    </li>
  )
}

function Label({ label, match }: PaletteRow) {
  if (!match) return <bdi>{label}</bdi>
  const [start, length] = match
  return (
    <bdi>
      {label.slice(0, start)}
      <mark>{label.slice(start, start + length)}</mark>
      {label.slice(start + length)}
    </bdi>
  )
}
