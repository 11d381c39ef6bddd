/** What painted-login.js keeps until the program is here: buttons that were pressed, and the form when it was sent. */
type EarlyLogin = { acts: (HTMLElement | HTMLFormElement)[]; stop: () => void }

declare global {
  interface Window {
    earlyLogin?: EarlyLogin | undefined
  }
}

/** Does what was asked for before anybody could answer, in its order. */
export function catchUp(): void {
  const early = window.earlyLogin
  window.earlyLogin = undefined
  early?.stop()
  document.documentElement.removeAttribute('data-waits')
  for (const act of early?.acts ?? []) {
    if (act instanceof HTMLFormElement) act.requestSubmit()
    else act.click()
  }
}
