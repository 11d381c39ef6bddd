let watch: MutationObserver | undefined

/**
 * Called at a sending: when its form is gone then, with the button that had the focus, the nearest heading of what stands in its place
 * takes it, and once more when that is drawn anew with its words or data; so it is with what opened a dialog, to which the focus returned.
 * Whoever goes elsewhere meanwhile stays there.
 */
export function leadOn(): void {
  watch?.disconnect()
  let path = outwards(document.activeElement)
  watch = new MutationObserver(() => {
    const [from, ...around] = path
    const focused = document.activeElement
    if (from?.isConnected) {
      if (from !== focused) watch?.disconnect()
    } else if (focused !== document.body || around.some(takesFocus)) path = outwards(document.activeElement)
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

/** Where the focus is, and what lies around it now. */
function outwards(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...outwards(element.parentElement)] : []
}

function takesFocus(place: Element): boolean {
  const heading = place.isConnected && place.querySelector<HTMLElement>('h1, h2, h3')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus()
  return heading === document.activeElement
}
