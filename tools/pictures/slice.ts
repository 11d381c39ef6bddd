import type { Scene, Screen } from './screen.ts'
import type { App } from './variants.ts'

/** The rows that `npm test` shows to axe: all but those that another row stands for. The whole table: `npm run proof -- screens`. */
export function sliceOf<Any extends Pick<Screen, 'like'>>(rows: readonly Any[]): Any[] {
  return rows.filter(({ like }) => like === undefined)
}

type Row = Pick<Screen, 'name' | 'app' | 'path' | 'like'>

/**
 * What is wrong with the slice, in words: a page of this app (`paths`, as the browser shows them) without a row of its own in it, and a row
 * that is left to one which is not in it.
 */
export function sliceFaults(rows: readonly Row[], app: App, paths: readonly string[]): string[] {
  const own = rows.filter((row) => row.app === app)
  const slice = sliceOf(own)
  const [names, seen] = [new Set(slice.map(({ name }) => name)), new Set(slice.map(pathOf))]
  return [
    ...paths.filter((path) => !seen.has(path)).map((path) => `${path}: no row of the slice shows it`),
    ...own.flatMap(({ name, like }) => (like === undefined || names.has(like) ? [] : [`${name}: ${like} is no row of the slice`])),
  ]
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
