import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** A way to the database of a test over which connections can be lost at a moment that is chosen. */
export type DatabaseWay = Readonly<{
  url: string
  /** From now on nothing comes back, and nobody says that it is over. */
  fallSilent(): void
  /** The machine vanishes and another takes its place: who is connected hears nothing any more, who connects anew is answered. */
  failOver(): void
  /** Does so when the next statement that holds these words arrives, which nobody carries out. */
  failOverAt(words: string): void
  /** The next statement that holds these words reaches the database and is carried out there; its answer is lost with the connection. */
  loseAnswerTo(words: string): void
  close(): Promise<void>
}>

/** Opens a port that leads to the socket behind which tests find PostgreSQL. */
export async function openDatabaseWay(databaseUrl: string): Promise<DatabaseWay> {
  const { searchParams, pathname } = new URL(databaseUrl)
  const socket = join(searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const sockets = new Set<Socket>()
  const pairs = new Map<Socket, Socket>()
  let silent = false
  let sought: string | undefined
  let fatal: string | undefined
  const failOver = (): void => {
    const vanished = [...pairs.values()]
    pairs.clear()
    for (const far of vanished) far.destroy()
  }

  const server = createServer((near) => {
    const far = connect(socket)
    let losing = false
    pairs.set(near, far)
    const destroy = (): void => void [near, far].map((end) => end.destroy())
    for (const end of [near, far]) {
      sockets.add(end)
      end.on('error', destroy)
    }
    near.on('close', destroy)
    far.on('close', () => pairs.has(near) && destroy())
    near.on('data', (asked) => {
      if (fatal !== undefined && asked.includes(fatal)) {
        fatal = undefined
        failOver()
      }
      if (sought !== undefined && asked.includes(sought)) {
        sought = undefined
        losing = true
      }
      far.write(asked)
    })
    far.on('data', (answer) => {
      if (losing) destroy()
      else if (!silent) near.write(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://anfilada@127.0.0.1:${port}${pathname}`,
    fallSilent: () => void (silent = true),
    failOver,
    failOverAt: (words) => void (fatal = words),
    loseAnswerTo: (words) => void (sought = words),
    close: () => {
      for (const end of sockets) end.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
