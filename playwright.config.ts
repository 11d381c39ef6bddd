import { defineConfig } from '@playwright/test'
import { defaultZone } from './packages/contract/src/dates.ts'

/** On journeys that `npm test` leaves to `npm run proof -- languages`, which sets the variable. */
export const proofTag = '@proof'
export const proofVariable = 'ANFILADA_PROOF_JOURNEYS'
const wanted = proofVariable in process.env ? { grep: new RegExp(proofTag) } : { grepInvert: new RegExp(proofTag) }

export default defineConfig({
  ...wanted,
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  // Two cores run the browsers, the product and PostgreSQL. One journey more than these, since payers wait for their banks and pages for the server.
  workers: 3,
  retries: 0,
  // A journey of three people on a busy machine takes minutes; nothing is asserted about time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'ru-RU',
    timezoneId: defaultZone,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // What was done, asked and said; without the page at every step, which costs a tenth of a journey, and without a film. For these: --trace on.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
})
