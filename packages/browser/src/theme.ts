import { useSyncExternalStore } from 'react'
import { remember } from './memory.ts'

export type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** What the reader sees now: the choice, else the system's setting (tokens.css follows it by itself). */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function toggleTheme(): void {
  const next = currentTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = next
  remember('theme', next)
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  return { theme: useSyncExternalStore(watch, currentTheme), toggleTheme }
}
