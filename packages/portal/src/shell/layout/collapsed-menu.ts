import { useState } from 'react'
import { forget, recall, remember } from '@anfilada/browser/memory'

const setting = 'menu'

/** The menu stays as this reader left it (spec §3, skin preferences), until he signs out. */
export function useCollapsedMenu(): { collapsed: boolean; toggle: () => void } {
  const [collapsed, setCollapsed] = useState(() => recall(setting) === 'collapsed')
  const toggle = () => {
    if (collapsed) forget(setting)
    else remember(setting, 'collapsed')
    setCollapsed(!collapsed)
  }
  return { collapsed, toggle }
}
