import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { startMailSink } from '../../packages/server/src/testing/mail-sink.ts'
import { root } from '../../tools/bootstrap/install.mjs'
import { reservePort } from '../../tools/launch/address.ts'
import { withClient } from '../../tools/launch/database.ts'
import type { Sandbox } from '../../tools/launch/sandbox.ts'
import { theStage } from '../stage.ts'

/** A product in production on a database of nobody, beside the demo of the other journeys; their banks play its bank, too. */
export type EmptyCompany = Readonly<{
  origin: string
  /** What the start has said in its terminal. */
  said: () => string
  /** Runs the command line of the product; fails with what it complained of. Answers what it printed. */
  command: (...words: string[]) => Promise<string>
  /** The newest link to this page that was mailed to this address. */
  linkMailedTo: (recipient: string, page: `/${string}`) => Promise<string>
  stop: () => Promise<void>
}>

const host = '127.0.0.1'

/** `npm run serve` on an empty database, with a mail server and the agreement of the sandbox's bank in its settings. */
export async function startEmptyCompany(): Promise<EmptyCompany> {
  const database = await createDatabase()
  const mails = await startMailSink()
  const port = await reservePort(host, 0)
  const origin = `http://${host}:${port}`
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const env = {
    PATH,
    HOME,
    ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
    DATABASE_URL: database.url,
    HOST: host,
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    SECRET_KEY: 'hZ0vTqY3sWm8Kd2LxB7nRcF5uJgA9pEi',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Заказы <no-reply@nevsky.example>',
    ...(await cardSettings()),
  }
  const serving = run('serve', [], env)
  let said = ''
  serving.stdout?.setEncoding('utf8').on('data', (part: string) => (said += part))
  await expect.poll(() => said, { timeout: 240_000 }).toContain('"msg":"listening"')
  await expect.poll(() => fetch(`${origin}/readyz`).then(({ status }) => status)).toBe(200)

  return {
    origin,
    said: () => said,
    command: (...words) => commandOf(words, env),
    linkMailedTo: async (recipient, page) => {
      const links = (): string[] =>
        mails.taken.flatMap(({ recipients, source }) => (recipients.includes(recipient) ? linksIn(source, origin + page) : []))
      // A job sends them.
      await expect.poll(() => links().length, { message: `a mail to ${recipient} with a link to ${page}` }).toBeGreaterThan(0)
      return links().at(-1) ?? ''
    },
    stop: async () => {
      serving.kill('SIGTERM')
      if (serving.exitCode === null) await once(serving, 'exit')
      await mails.close()
      await database.drop()
    },
  }
}

function run(program: 'serve' | 'anfilada', words: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const errors = program === 'serve' ? 'inherit' : 'pipe'
  return spawn(process.execPath, [join(root, `tools/${program}.mjs`), ...words], { cwd: root, env, stdio: ['ignore', 'pipe', errors] })
}

async function commandOf(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = run('anfilada', words, env)
  if (!child.stdout || !child.stderr) throw new Error('A command without an output')
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  expect(code, complained).toBe(0)
  return said.trim()
}

/** In the PostgreSQL of all journeys. */
async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `opening_${crypto.randomUUID().replaceAll('-', '')}`
  const ask = (statement: string) => withClient(theStage().databaseUrl, async (client) => void (await client.query(statement)))
  await ask(`create database ${name} template template0`)
  const url = new URL(theStage().databaseUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => ask(`drop database ${name} with (force)`) }
}

/** What the bank tells a shop that takes cards with it. */
async function cardSettings(): Promise<NodeJS.ProcessEnv> {
  const answer = await fetch(`${theStage().sandbox}/control/shop`)
  return ((await answer.json()) as Sandbox['settings']).card
}

/** Of the part of a mail without markup: its lines are not broken there. */
function linksIn(source: string, beginning: string): string[] {
  const [, part = ''] = /^Content-Type: text\/plain.*?base64\r\n\r\n(.*?)\r\n--/ms.exec(source) ?? []
  const words = Buffer.from(part, 'base64').toString().split(/\s+/)
  return words.filter((word) => word.startsWith(`${beginning}#`))
}
