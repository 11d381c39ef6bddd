import { subscribe } from 'node:diagnostics_channel'
import type { AddressInfo, Server } from 'node:net'
import pg from 'pg'
import { Watch } from './watch.ts'

// Loaded before a server of the races, which runs as it always does: tells the test where it listens and what its connections lived through.

export type Wish = 'deadlocks' | 'take locks away'
export type Word = { port: number } | { deadlocks: number }

const watch = new Watch()
const say = (word: Word): void => void process.send?.(word)

const { prototype } = pg.Client
const connect = Reflect.get(prototype, 'connect') as (...args: unknown[]) => unknown
Object.assign(prototype, {
  connect(this: pg.Client, ...args: unknown[]): unknown {
    watch.over(this)
    return connect.apply(this, args)
  },
})

subscribe('tracing:net.server.listen:asyncEnd', (message) => {
  const { port } = (message as { server: Server }).server.address() as AddressInfo
  say({ port })
})
process.on('message', (wish: Wish) => {
  if (wish === 'take locks away') watch.takeLocksAway()
  say({ deadlocks: watch.deadlocks })
})
// When the tests were killed, nobody else would stop it.
process.once('disconnect', () => process.exit())
