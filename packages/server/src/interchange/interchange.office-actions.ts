import { sectionNames } from '@anfilada/contract/interchange/interchange-file'
import { interchangeActions } from '@anfilada/contract/interchange/office-interchange'
import type { Language, OfficeLanguage } from '@anfilada/contract/languages'
import { answerOnce } from '../db/idempotency.ts'
import type { Pool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { getFile, readWhole } from '../files/index.ts'
import { type ActionRequest, feature } from '../http/actions.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { type Importing, previewImport, runImport } from './import-file.ts'
import { type ReadFile, readFile } from './read-file.ts'
import { sections } from './sections.ts'

export const interchangeFeature = feature(interchangeActions, {
  interchange_sections: async ({ caller }) =>
    accept({
      result: sectionNames.map((section) => {
        const { read, write } = sections[section].may
        return { section, may_read: caller.can(...read), may_write: caller.can(...write) }
      }),
    }),

  preview_import: async (request) => {
    const opened = await open(request.pool, request.input.file_id)
    if (!opened.ok) return opened
    const { file, name } = opened.value
    return accept({ result: await inTransaction(request.pool, (tx) => previewImport(tx, file, importing(request, name))) })
  },

  run_import: async (request) => {
    // Read outside the transaction: a workbook takes most of a second, and the file never changes.
    const opened = await open(request.pool, request.input.file_id)
    return answerOnce(request.pool, request.once, async (tx) => {
      if (!opened.ok) return opened
      const { file, name } = opened.value
      const done = await runImport(tx, file, { ...importing(request, name), note: request.input.note, seen: request.input.seen })
      return done.ok ? accept({ result: done.value }) : done
    })
  },
})

async function open(pool: Pool, fileId: number): Promise<Outcome<{ file: ReadFile; name: string }>> {
  const kept = await getFile(pool, fileId)
  if (kept?.kind !== 'interchange') return refuse('file_not_found')
  const read = await readFile(await readWhole(kept))
  return read.ok ? accept({ file: read.value, name: kept.name }) : read
}

function importing({ caller, origin, language }: ActionRequest<unknown>, name: string): Importing {
  return { acting: { caller, origin }, can: (...ability) => caller.can(...ability), language: officeLanguage(language), name }
}

function officeLanguage(language: Language): OfficeLanguage {
  return language === 'ru' ? 'ru' : 'en'
}
