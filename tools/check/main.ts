import { checksOf } from './checks.ts'
import { runChecks } from './run-checks.ts'

// `npm run check [-- name …]`: all checks, or those whose name contains one of the words.
const words = process.argv.slice(2)
const chosen = checksOf().filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const { passed, failed } = await runChecks(chosen)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
