import { useState } from 'react'
import { recall, remember } from '@anfilada/browser/memory'

const setting = 'menu'

/**
 * The menu stays as this reader left it (skin preferences), until he signs out; as long as he chose nothing, it is narrow where the
 * page needs the width.
 */
export function useCollapsedMenu(pageIsWide: boolean): { collapsed: boolean; toggle: () => void } {
  const [chosen, setChosen] = useState(() => recall(setting))
  const collapsed = chosen === undefined ? pageIsWide : chosen === 'collapsed'
  const toggle = () => {
    const next = collapsed ? 'open' : 'collapsed'
    remember(setting, next)
    setChosen(next)
  }
  return { collapsed, toggle }
}
