/** `sandbox`: the stand-in banks, where payers pay; `lastOfDemo`: its last order, those of the journeys come after it. */
export type Stage = Readonly<{ origin: string; sandbox: string; databaseUrl: string; chromium: string; lastOfDemo: number }>

const variable = 'ANFILADA_STAGE'

/** Playwright's workers inherit the environment of the process that ran the global setup. */
export function offer(stage: Stage): void {
  process.env[variable] = JSON.stringify(stage)
}

export function theStage(): Stage {
  const text = process.env[variable]
  if (!text) throw new Error('The journeys run through Playwright: npm run test:e2e')
  return JSON.parse(text) as Stage
}
