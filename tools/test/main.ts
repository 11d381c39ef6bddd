import { findChromium } from '../browser.ts'
import { runChecks, type Tally } from '../check/run-checks.ts'
import { explain } from '../fault.ts'
import { dearest, type FileCost, startClock } from './costs.ts'
import { playwright, runSuite, vitest } from './suites.ts'

type Step = Readonly<{ name: string; run: () => Promise<Tally & { costs?: FileCost[] }> }>

// `npm test [-- name …]`: checks, Vitest, journeys, or those that are named; one after the other, since each uses both cores. The last line
// is the sum; a run without any test has failed. A browser that is still to be installed comes meanwhile: that waits for the network.
const steps: readonly Step[] = [
  { name: 'checks', run: () => runChecks() },
  { name: 'Vitest', run: () => runSuite(vitest) },
  { name: 'journeys', run: journeys },
]

let browser: Promise<string | Error> | undefined
function findBrowser(): Promise<string | Error> {
  return (browser ??= findChromium((line) => console.log(line)).catch((error: unknown) => error as Error))
}

async function journeys(): Promise<Tally & { costs?: FileCost[] }> {
  const found = await findBrowser()
  if (found instanceof Error) {
    explain(found)
    return { passed: 0, failed: 1 }
  }
  process.env['CHROMIUM_PATH'] = found
  return runSuite(playwright)
}

const names = process.argv.slice(2)
const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name))
if (chosen.some(({ run }) => run === journeys)) void findBrowser()
const sum = { passed: 0, failed: chosen.length === 0 ? 1 : 0 }
const [whole, times, files]: [() => string, string[], FileCost[]] = [startClock(), [], []]
for (const { name, run } of chosen) {
  const clock = startClock()
  const { passed, failed, costs = [] } = await run()
  times.push(`${name}: ${clock()}`)
  files.push(...costs)
  sum.passed += passed
  sum.failed += failed
}
process.exitCode = sum.failed > 0 ? 1 : 0
console.log(['', 'The dearest files:', ...dearest(files), '', ...times, `all: ${whole()}`].join('\n'))
console.log(`${sum.passed} passed, ${sum.failed} failed`)
