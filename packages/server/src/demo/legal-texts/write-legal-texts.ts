import { addDays } from '@anfilada/contract/dates'
import { legalTextKinds } from '@anfilada/contract/legal-texts'
import { moment } from '../calendar.ts'
import type { Tx } from '../connection.ts'
import { continueNumbers, writeRows } from '../write-rows.ts'
import { en } from './en.ts'
import { fa } from './fa.ts'
import { ru } from './ru.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

/** The first version of each text, in force since before there were customers. */
export async function writeLegalTexts(client: Tx, today: string): Promise<void> {
  const since = addDays(today, -430)
  await writeRows(
    client,
    'legal_texts',
    legalTextKinds.map((kind, index) => ({
      id: index + 1,
      kind,
      version: 1,
      contents: { ru: ru[kind], en: en[kind], zh: zh[kind], fa: fa[kind], vi: vi[kind] },
      note: '',
      revision: 1,
      valid_from: since,
      created_at: moment(since, '10:00'),
      published_at: moment(since, '10:00'),
    })),
  )
  await continueNumbers(client, ['legal_texts'])
}
