/** What jsdom leaves out of a browser and the screens need. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
Object.assign(Element.prototype, { scrollIntoView: () => undefined })
Object.assign(window, {
  ResizeObserver: class {
    observe = () => undefined
    disconnect = () => undefined
  },
  scrollTo: () => undefined,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
})
