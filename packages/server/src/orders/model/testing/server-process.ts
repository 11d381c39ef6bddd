import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Asking, World } from '../../../testing/world.ts'
import type { Wish, Word } from './witness.ts'

const program = fileURLToPath(new URL('../../../main.ts', import.meta.url))
const witness = new URL('./witness.ts', import.meta.url).href

/** What was heard: `ok`, the code of a refusal, or the number of an answer that no customer should get. */
export type Heard = string

/** The product's HTTP process, as it runs anywhere, on a port that is free. */
export class ServerProcess {
  /** Nobody presses at the very same moment: so much later at most, and so they meet at other points each time. */
  #withinMs = 5
  readonly #child: ChildProcess
  readonly #tokens: World['tokens']
  readonly #origin: string

  private constructor(child: ChildProcess, tokens: World['tokens'], port: number) {
    this.#child = child
    this.#tokens = tokens
    this.#origin = `http://127.0.0.1:${port}`
  }

  static async start({ databaseUrl, tokens }: World): Promise<ServerProcess> {
    const env = {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'the key of a test, which keeps no secrets',
      LOG_LEVEL: 'silent',
    }
    const child = spawn(process.execPath, ['--import', witness, program], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const word = await wordOf(child)
    if (!('port' in word)) throw new Error(`The server said ${JSON.stringify(word)} before it listened`)
    return new ServerProcess(child, tokens, word.port)
  }

  async hear({ as, action, data, api = 'customer' }: Asking): Promise<Heard> {
    const body = new FormData()
    body.set('action', action)
    body.set('data', JSON.stringify(data))
    const headers = as === 'none' ? {} : { authorization: this.#tokens[as] }
    await pause(Math.random() * this.#withinMs)
    const path = api === 'office' ? '/api/office/actions/' : '/api/v1/actions/'
    const answer = await fetch(`${this.#origin}${path}`, { method: 'POST', headers, body })
    if (answer.status !== 200) return String(answer.status)
    return ((await answer.json()) as { code?: string }).code ?? 'ok'
  }

  /** How many deadlocks its connections have lived through. */
  deadlocks(): Promise<number> {
    return this.#ask('deadlocks')
  }

  /** Then everybody dawdles, as well. */
  async takeLocksAway(): Promise<void> {
    await this.#ask('take locks away')
    this.#withinMs = 80
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }

  async #ask(wish: Wish): Promise<number> {
    const answer = wordOf(this.#child)
    this.#child.send(wish)
    const word = await answer
    return 'deadlocks' in word ? word.deadlocks : Number.NaN
  }
}

/** The next that the witness says of the process, whose own word is that it is ready; fails when it ends instead. */
async function wordOf(child: ChildProcess): Promise<Word> {
  const waiting = new AbortController()
  const { signal } = waiting
  try {
    const ended = once(child, 'exit', { signal }).then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)))
    for (;;) {
      const [word] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Word | 'ready']
      if (word !== 'ready') return word
    }
  } finally {
    waiting.abort()
  }
}
