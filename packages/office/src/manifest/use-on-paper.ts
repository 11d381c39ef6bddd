import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: on paper a day is its list, whatever stands on the screen. */
export function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false)
  useEffect(() => {
    // The browser takes the page as it stands when its word of it has been heard.
    const before = () => flushSync(() => setOnPaper(true))
    const after = () => setOnPaper(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return isOnPaper
}
