import { findChromium } from '../browser.ts'
import { runChecks, type Tally } from '../check/run-checks.ts'
import { explain } from '../fault.ts'
import { playwright, runSuite, vitest } from './suites.ts'

// `npm test`: checks, Vitest, Playwright; one after the other, since each uses both cores. The last line is the sum.
const steps: readonly (() => Promise<Tally>)[] = [() => runChecks(), () => runSuite(vitest), journeys]

async function journeys(): Promise<Tally> {
  try {
    process.env['CHROMIUM_PATH'] = await findChromium((line) => console.log(line))
  } catch (error) {
    explain(error)
    return { passed: 0, failed: 1 }
  }
  return runSuite(playwright)
}

const sum = { passed: 0, failed: 0 }
for (const step of steps) {
  const { passed, failed } = await step()
  sum.passed += passed
  sum.failed += failed
}
process.exitCode = sum.failed > 0 ? 1 : 0
console.log(`${sum.passed} passed, ${sum.failed} failed`)
