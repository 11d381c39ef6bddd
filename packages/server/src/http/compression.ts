import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Less travels in the first packets of a new line anyway. */
const worthIt = 4_096
/** What takes longer than a millisecond is done beside the request thread; for less the way there costs more than the work. */
const longest = 262_144
const options = { level: constants.Z_BEST_SPEED }

/**
 * Compresses long JSON for whoever takes gzip: a list of fifty travels in a fifteenth of its bytes (decision 0028). Only answers to questions:
 * those to acts and forms, among them all that hand over a token or a secret, travel as they are, and so do streams.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.decorateRequest('asks', false)
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < worthIt || !isQuestion(request) || reply.hasHeader('content-encoding'))
      return done(null, payload)
    reply.header('vary', 'accept-encoding')
    if (!takes('gzip', request.headers['accept-encoding'])) return done(null, payload)
    reply.header('content-encoding', 'gzip')
    if (payload.length > longest) return gzip(payload, options, done)
    done(null, gzipSync(payload, options))
  })
}

/** Answers a question whose answer never changes: it is made, written and compressed at the first of them; anew when that failed. */
export function addLastingAnswer(app: FastifyInstance, path: string, make: () => Promise<object>): void {
  let made: Promise<{ text: string; zipped: Buffer }> | undefined
  const write = async () => {
    const text = JSON.stringify(await make())
    return { text, zipped: await promisify(gzip)(text) }
  }
  const forget = (): void => {
    made = undefined
  }
  app.get(path, async (request, reply) => {
    if (!made) (made = write()).catch(forget)
    const { text, zipped } = await made
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    return takes('gzip', request.headers['accept-encoding']) ? reply.header('content-encoding', 'gzip').send(zipped) : text
  })
}

function isQuestion({ method, asks }: FastifyRequest): boolean {
  return asks || method === 'GET' || method === 'HEAD'
}

/** Whether a reader takes an encoding, by what he says of it (RFC 9110, 12.5.3); what he does not name he does not take. */
export function takes(encoding: string, header: string | string[] | undefined): boolean {
  return new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0+)?\\s*(?:,|$)))`, 'i').test(String(header ?? ''))
}
