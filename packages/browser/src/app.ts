/** What an app merges into this package for its types, as it does for use-intl and the router. */
export interface AppTypes {}

export type AppLanguage = AppTypes['language']
/** The sentences of one language; the Russian ones infer the arguments, so all have their keys. */
export type Catalogue = AppTypes['catalogue']

export type App = {
  /** Also the name of its live channel. */
  name: 'portal' | 'office'
  /** Its endpoint of actions. */
  actionsPath: string
  eventsPath: string
  /** One chunk a language: a reader loads only the one chosen. */
  catalogues: Record<AppLanguage, () => Promise<{ default: Catalogue }>>
  /** What the browser keeps for the person after a sign-out, besides theme and language. */
  keptOnSignOut: readonly string[]
}

let described: App | undefined

/** Tells this package which app it works in; before anything of it is used. */
export function describeApp(app: App): void {
  described = app
}

export function thisApp(): App {
  if (!described) throw new Error('describeApp was not called')
  return described
}
