import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../tools/bootstrap/install.mjs'
import type * as Migrate from '../packages/server/src/db/migrate.ts'
import type * as Programs from '../tools/build/programs.ts'

const load = (folder: string, path: string): Promise<unknown> => import(pathToFileURL(join(folder, path)).href)

/** The HTTP process of a copy of the product as a start runs it: its built file, or its source where the copy is older than those. */
export async function entryOf(folder: string = root): Promise<string> {
  const programs = (await load(folder, 'tools/build/programs.ts').catch(() => undefined)) as typeof Programs | undefined
  return (await programs?.currentPrograms?.())?.server ?? join(folder, 'packages/server/src/main.ts')
}

/** Brings a database to the structure of that copy. */
export async function migrateAs(url: string, folder: string = root): Promise<void> {
  const { migrate } = (await load(folder, 'packages/server/src/db/migrate.ts')) as typeof Migrate
  await migrate(url)
}
