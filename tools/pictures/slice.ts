import type { Scene, Screen } from './screen.ts'
import type { App } from './variants.ts'

type Row = Pick<Screen, 'name' | 'app' | 'path' | 'slice'>

/** The rows that `npm test` shows to axe, one of each page at least (decision 0068). The whole table: `npm run proof -- screens`. */
export function sliceOf<Any extends Pick<Screen, 'slice'>>(rows: readonly Any[]): Any[] {
  return rows.filter(({ slice }) => slice !== undefined)
}

/** The pages of this app (`paths`, as the browser shows them) that no row of the slice shows, in words. */
export function sliceFaults(rows: readonly Row[], app: App, paths: readonly string[]): string[] {
  const seen = new Set(sliceOf(rows.filter((row) => row.app === app)).map(pathOf))
  return paths.filter((path) => !seen.has(path)).map((path) => `${path}: no row of the slice shows it`)
}

const scene: Scene = {
  orders: {},
  queue: 0,
  visit: { museum_id: 0, system_id: '', pass_date: '', schedule_item_id: 0, time: '' },
  language: 'ru',
  width: 1440,
}

/** Its address without what is asked of the page. */
function pathOf({ path }: Row): string {
  return (typeof path === 'string' ? path : path(scene)).replace(/[?#].*/, '')
}
