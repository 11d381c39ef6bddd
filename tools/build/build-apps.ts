import { explain } from '../fault.ts'
import { buildApps } from './apps.ts'

// A child of a start: looking through the sources and building take memory that the launcher need not keep.
try {
  await buildApps((line) => console.log(line))
} catch (error) {
  explain(error)
  process.exitCode = 1
}
