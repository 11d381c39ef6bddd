import { useState } from 'react'

type Kept<T> = { base: T; values: T }

/**
 * A form whose typed text survives another tab and a reload, until it is saved; a draft of values that have changed on the server
 * meanwhile is dropped. For texts only: what is kept lies in the browser until the person leaves. Never for passwords.
 */
export function useKeptForm<T extends object>(name: string, base: T) {
  const key = `settings.${name}`
  const [values, setValues] = useState(() => draftOf(key, base) ?? base)
  return {
    values,
    change: (changed: Partial<T>): void => {
      const next = { ...values, ...changed }
      setValues(next)
      sessionStorage.setItem(key, JSON.stringify({ base, values: next } satisfies Kept<T>))
    },
    forget: () => sessionStorage.removeItem(key),
  }
}

function draftOf<T>(key: string, base: T): T | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept<T> | null
    return kept && JSON.stringify(kept.base) === JSON.stringify(base) ? kept.values : undefined
  } catch {
    return undefined
  }
}
