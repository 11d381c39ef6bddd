import type { CSSProperties } from 'react'

type Height = CSSProperties & Partial<Record<'--rows' | '--row' | '--seen', number | string | undefined>>

/** What stands in place of rows has the height that they had; before they were drawn it is guessed from their number. */
export function heightOf(rows: number, height?: number): Height {
  return { '--rows': rows, '--row': height && `${height / rows}px` }
}

/** Pixels of a row, and the width of the window in which it was seen. */
let seen: { row: number; width: number } | undefined

/** The guess for rows that were never drawn: as high as those of the same window before, so that a list that is come back to has its length. */
export function seenHeight(): Height {
  return seen?.width === innerWidth ? { '--seen': `${seen.row}px` } : {}
}

/** The rows of a long list that are drawn first say how high the others will be: in each language and window rows break otherwise. */
export function rememberHeight(list: HTMLElement | null): void {
  const rows = list?.querySelector('ol')
  if (!rows || seen?.width === innerWidth) return
  seen = { row: rows.offsetHeight / rows.children.length, width: innerWidth }
  list?.style.setProperty('--seen', `${seen.row}px`)
}
