import { proofTag, proofVariable } from '../playwright.config.ts'
import { playwright, runSuite } from '../tools/test/suites.ts'
import { conclude } from './traces.ts'

// The journeys that repeat another one in a further language: forms sent, cards paid, files saved. `npm test` walks each of them once (inProof
// in e2e/fixtures.ts).
process.env[proofVariable] = 'yes'
const { passed, failed } = await runSuite(playwright)
const faults = failed > 0 || passed === 0 ? [`${failed} failed, ${passed} passed`] : []
conclude('languages', `${passed} journeys marked ${proofTag}`, faults)
