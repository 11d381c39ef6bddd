import { buildSandbox } from './app.ts'
import { readConfig } from './config.ts'

/** The stand-in banks: listens until it is told to stop, and says where in its first line. */
async function main(): Promise<void> {
  const config = readConfig()
  let origin = config.origin ?? ''
  const { app, close } = buildSandbox(config, () => origin)
  const address = await app.listen({ port: config.port, host: config.host })
  origin ||= address
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close().then(() => process.exit(0)))
  process.stdout.write(`${address}\n`)
  process.send?.('ready')
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
})
