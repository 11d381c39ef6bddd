import { stopStarted } from './start.ts'

// Loaded before a program that knows no signals, as proofs are: told to end, it takes its databases with it, which live in process groups of
// their own.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stopStarted().finally(() => process.kill(process.pid, signal)))
