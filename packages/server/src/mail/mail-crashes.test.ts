import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/database.ts'
import { sendThroughCrashes } from '../testing/send-through-crashes.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

// The thousand mails stand in proof/mail.ts.
it('twenty mails reach the mail server, none under two names, though the jobs process is killed and a connection dropped after the data', async () => {
  const figures = await sendThroughCrashes(database.url, { mails: 20, killAfter: [5], dropAfter: [12] })
  expect(figures).toMatchObject({ lost: 0, renamed: 0, kills: 1, drops: 1 })
  expect(figures.doubles).toBeLessThanOrEqual(2)
  // The dropped one came twice for certain: at least once, and never not at all.
  expect(figures.doubles).toBeGreaterThanOrEqual(1)
})
