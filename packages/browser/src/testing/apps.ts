import { describeApp, type App } from '../app.ts'

const notAsked = () => Promise.reject(new Error('No words are asked for here'))

/** Stands in for an app; the types of this package are the portal's. */
export function describeTestApp({ name, keptOnSignOut = [] }: Pick<App, 'name'> & Partial<App>): void {
  describeApp({
    name,
    actionsPath: `/api/${name}/actions/`,
    eventsPath: `/api/${name}/events/`,
    catalogues: { ru: notAsked, en: notAsked, zh: notAsked, fa: notAsked, vi: notAsked },
    keptOnSignOut,
  })
}
