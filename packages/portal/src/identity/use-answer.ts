import { useEffect, useState } from 'react'

type Told<T> = { of: string; answer?: T; error?: unknown }

/**
 * What a question of a screen without a query client is answered, asked when the screen comes and again with another `key` or by `again`.
 * An answer that comes after that is dropped.
 */
export function useAnswer<T>(key: string, ask: () => Promise<T>): { answer: T | undefined; error: unknown; again: () => void } {
  const [times, setTimes] = useState(0)
  const [told, setTold] = useState<Told<T>>()
  const asked = `${key} ${times}`

  useEffect(() => {
    let isLeft = false
    ask().then(
      (answer) => isLeft || setTold({ of: asked, answer }),
      (error: unknown) => isLeft || setTold({ of: asked, error }),
    )
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is asked
  }, [asked])

  const present = told?.of === asked ? told : undefined
  return { answer: present?.answer, error: present?.error, again: () => setTimes((before) => before + 1) }
}
