import { thisApp } from './app.ts'

/** Both apps live at one origin: what the office keeps bears its name; the portal's names are those of specification/screens.md. */
const officePrefix = 'office.'
const kept = ['theme', 'language']

function keyOf(name: string): string {
  return thisApp().name === 'office' ? officePrefix + name : name
}

/** What this app keeps in the browser under a name. */
export function recall(name: string): string | undefined {
  return localStorage.getItem(keyOf(name)) ?? undefined
}

export function remember(name: string, text: string): void {
  localStorage.setItem(keyOf(name), text)
}

export function forget(name: string): void {
  localStorage.removeItem(keyOf(name))
}

/** Everything of this app goes but the person's own choices (specification/screens.md); the other app's memory is not touched. */
export function forgetOnSignOut(): void {
  const isOffice = thisApp().name === 'office'
  const stays = new Set([...kept, ...thisApp().keptOnSignOut].map(keyOf))
  for (const key of Object.keys(localStorage))
    if (key.startsWith(officePrefix) === isOffice && !stays.has(key)) localStorage.removeItem(key)
}

/** Calls back when another tab of this app changes what is kept under the name. */
export function watchMemory(name: string, listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === keyOf(name)) listener()
  })
}

/** What the portal keeps under a name, for the office at the same origin. */
export function recallOfPortal(name: string): string | undefined {
  return localStorage.getItem(name) ?? undefined
}

/** From inside the office: what the portal kept of the one before goes, in its tabs too, and this takes its place. */
export function refillPortal(values: Readonly<Record<string, string>>): void {
  localStorage.setItem('signedOut', '1')
  for (const key of Object.keys(localStorage)) if (!key.startsWith(officePrefix) && !kept.includes(key)) localStorage.removeItem(key)
  for (const [name, text] of Object.entries(values)) localStorage.setItem(name, text)
}
