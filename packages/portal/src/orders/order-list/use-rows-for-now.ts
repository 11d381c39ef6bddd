import { startTransition, useEffect, useState } from 'react'

/** Rows that fill the window: on a phone the parts of a row stand one above another. */
const fill = { phone: 5, wide: 12 }
const phone = '(max-width: 700px)'
/** So many more at a time: on a slow phone no step of it holds up a press. */
const step = 4

/** How many rows of a list are drawn whole for now: at first those that fill the window, then more and more, up to `all`. */
export function useRowsForNow(all: number): number {
  const [rows, setRows] = useState(() => (window.matchMedia(phone).matches ? fill.phone : fill.wide))
  useEffect(() => {
    if (rows < all) startTransition(() => setRows(rows + step))
  }, [rows, all])
  return rows
}
