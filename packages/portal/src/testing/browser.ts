import { configure } from '@testing-library/react'

// Two busy cores: a screen may take its time, the test only waits for what it says.
configure({ asyncUtilTimeout: 10_000 })

/** What jsdom leaves out of a browser and the screens need. */
const dialog = HTMLDialogElement.prototype
if (!('showModal' in dialog)) {
  Object.assign(dialog, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined })
if (!('matchMedia' in window)) {
  Object.assign(window, { matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }) })
}
window.scrollTo = () => undefined
