import type { CSSProperties } from 'react'

type Height = CSSProperties & Partial<Record<'--rows' | '--row' | '--seen', number | string | undefined>>

/** What stands in place of rows has the height that they had; before they were drawn it is guessed from their number. */
export function heightOf(rows: number, height?: number): Height {
  return { '--rows': rows, '--row': height && `${height / rows}px` }
}

/** What the days and blocks of a list measured when it was left, by what `data-part` calls them. */
const parts = new Map<string, number>()
let partsWidth = 0

/** What a part is called: with another filter it has other rows, and another height. */
export function partOf(name: string, orders: readonly unknown[]): string {
  return `${name} ${orders.length}`
}

/** So high as it was when the list was left in the same window: whoever comes back finds each row where it stood. */
export function leftHeight(part: string): number | undefined {
  return partsWidth === innerWidth ? parts.get(part) : undefined
}

/** To be called while the list still stands. */
export function rememberParts(list: HTMLElement | null): void {
  if (partsWidth !== innerWidth) parts.clear()
  partsWidth = innerWidth
  for (const part of list?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
    const { height } = part.getBoundingClientRect()
    if (height > 0) parts.set(part.dataset.part ?? '', height)
  }
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
