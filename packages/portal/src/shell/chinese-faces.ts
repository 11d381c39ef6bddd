import { whenQuiet } from '@anfilada/ui/when-idle'

let isAsked = false

/**
 * Asks for the Chinese faces, a slice for the signs that are there. Their rules weigh more than all other styles of a page, so that they come
 * when the page is there and does nothing; until then, and without them, the words stand in whatever face the machine has.
 */
export function fetchChineseFaces(): void {
  if (isAsked) return
  isAsked = true
  if (document.readyState === 'complete') whenQuiet(fetchThem)
  else window.addEventListener('load', () => whenQuiet(fetchThem), { once: true })
}

function fetchThem(): void {
  import('@anfilada/ui/fonts-zh.css').catch(() => {
    isAsked = false
  })
}
