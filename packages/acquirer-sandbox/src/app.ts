import { fastify, type FastifyInstance } from 'fastify'
import { openBooks } from './bank/books.ts'
import { createCallbacks } from './bank/callbacks.ts'
import { createPayer } from './bank/payer.ts'
import type { Config } from './config.ts'
import { addControl } from './control.ts'
import { addModulbank } from './modulbank/routes.ts'
import { modulbankLetter } from './modulbank/views.ts'
import { addPages } from './pages/routes.ts'
import { addWechat } from './wechat/routes.ts'
import { wechatLetter } from './wechat/views.ts'

const bodyLimit = 64 * 1024
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

export type Sandbox = Readonly<{ app: FastifyInstance; close(): Promise<void> }>

/** Builds the banks without listening. `origin`: where payers find the pages, known at the latest when somebody asks. */
export function buildSandbox({ stateFile, pace }: Pick<Config, 'stateFile' | 'pace'>, origin: () => string): Sandbox {
  const books = openBooks(stateFile)
  const callbacks = createCallbacks(books, { modulbank: modulbankLetter(books.shop), wechat: wechatLetter(books.shop) }, pace)
  const payer = createPayer(books, callbacks, pace)
  // No log at all: what is posted here is a card.
  const app = fastify({ logger: false, bodyLimit, forceCloseConnections: true, schemaController: noSchemas })
  app.removeAllContentTypeParsers()
  // Signatures are made over the bytes that came.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.addHook('onRequest', async (_, reply) => void reply.headers(pageHeaders))
  const gate = { books, origin, pace }
  addModulbank(app, gate)
  addWechat(app, gate)
  addPages(app, books, payer, origin)
  addControl(app, books, payer)
  return {
    app,
    async close() {
      callbacks.close()
      await app.close()
      books.close()
    },
  }
}

/** Without this Fastify loads a validator and a serializer of its own, 3 MiB that nothing uses. */
const noSchemas = { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } }

function refuseSchemas(): () => never {
  return () => {
    throw new Error('Routes of the sandbox have no schemas of Fastify')
  }
}
