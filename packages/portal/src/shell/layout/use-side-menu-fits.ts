import { useSyncExternalStore } from 'react'

/** As in SideMenu.module.css. */
const narrow = '(max-width: 1100px)'

/** Whether the window has room for the menu beside the page: on a phone it is never seen, and must not hold up the page. */
export function useSideMenuFits(): boolean {
  return useSyncExternalStore(watch, fits)
}

function fits(): boolean {
  return !window.matchMedia(narrow).matches
}

function watch(listener: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
