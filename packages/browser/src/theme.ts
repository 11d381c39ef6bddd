import { useState } from 'react'
import { remember } from './memory.ts'

export type Theme = 'light' | 'dark'

/** What the reader sees now: the choice, else the system's setting (tokens.css follows it by itself). */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
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
