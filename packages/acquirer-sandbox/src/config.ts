/** How long the bank waits where a real one would: with the pace of 1 a late callback comes after twenty seconds. */
export type Pace = Readonly<{ lateMs: number; slowMs: number; retryMs: number }>

export type Config = Readonly<{
  port: number
  host: string
  /** Where payers find the pages; made from host and port when it is not set. */
  origin: string | undefined
  /** Where payments are kept; without it, in memory alone. */
  stateFile: string | undefined
  pace: Pace
}>

/** Reads the environment, once, at the start; throws what is not usable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return {
    port: numberIn(env, 'PORT', 0, (port) => Number.isInteger(port) && port >= 0 && port <= 65_535),
    host: env['HOST'] || '127.0.0.1',
    origin: env['ORIGIN'] || undefined,
    stateFile: env['STATE_FILE'] || undefined,
    pace: paceOf(numberIn(env, 'PACE', 1, (pace) => pace > 0)),
  }
}

function numberIn(env: NodeJS.ProcessEnv, name: string, otherwise: number, isUsable: (value: number) => boolean): number {
  const value = Number(env[name] || otherwise)
  if (!isUsable(value)) throw new RangeError(`${name} is not usable: ${env[name]}`)
  return value
}

function paceOf(pace: number): Pace {
  return { lateMs: 20_000 * pace, slowMs: 30_000 * pace, retryMs: 1_000 * pace }
}
