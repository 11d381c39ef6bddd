import { useEffect, useState } from 'react'
import { remember } from './memory.ts'

export type Theme = 'light' | 'dark'

/** What the reader sees now: the choice, else the system's setting (tokens.css follows it by itself). */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Paper is light: dark ink words on it whatever the screen shows, and back to the reader's choice afterwards. */
export function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement.dataset
    let chosen: string | undefined
    const stop = new AbortController()
    const toLight = () => {
      chosen = root.theme
      root.theme = 'light'
    }
    const back = () => {
      if (chosen === undefined) delete root.theme
      else root.theme = chosen
    }
    window.addEventListener('beforeprint', toLight, { signal: stop.signal })
    window.addEventListener('afterprint', back, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const [theme, setTheme] = useState(currentTheme)
  const toggleTheme = () => {
    const next = currentTheme() === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset.theme = next
    remember('theme', next)
    setTheme(next)
  }
  return { theme, toggleTheme }
}
