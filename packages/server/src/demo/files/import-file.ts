import { inTransaction } from '../../db/transaction.ts'
import type { Acting } from '../../identity/index.ts'
import { operator } from '../../identity/staff/operate-staff.ts'
import { type Importing, previewImport, runImport } from '../../interchange/import-file.ts'
import { readFile } from '../../interchange/read-file.ts'
import type { Past } from '../past.ts'

type ToImport = { name: string; content: Buffer; acting?: Acting }

/**
 * Reads a file in as `npm run import` does, on the day of the story; by somebody of the demo, or by the start itself. Throws what is wrong with it,
 * each by its place.
 */
export async function importFile(past: Past, at: string, { name, content, acting = operator('demo', 'start') }: ToImport): Promise<void> {
  const read = await readFile(content)
  if (!read.ok) throw new Error(`${name} was refused: ${read.refusal}`)
  const importing: Importing = { acting, can: () => true, language: 'en', name, note: name }
  await past.act(at, (pool) =>
    inTransaction(pool, async (tx) => {
      const done = await runImport(tx, read.value, { ...importing, seen: undefined })
      if (done.ok) return
      const { faults } = await previewImport(tx, read.value, importing)
      throw new Error([`${name} was refused: ${done.refusal}`, ...faults.map(({ place, message }) => `${place}: ${message}`)].join('\n'))
    }),
  )
}
