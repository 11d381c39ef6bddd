import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import { uploadSeconds } from '@anfilada/contract/files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Outcome, refuse } from '../outcome.ts'
import { ProtocolFault } from './protocol-fault.ts'

/** Lets the routes of this part of the app take multipart/form-data with a file, as it comes, and nothing else. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart, { throwFileSizeLimit: false })
}

const uploading = new WeakSet<Socket>()

/** Whether a file is on its way on this line: Node's clock for whole requests is for forms. */
export function isUploading(socket: Socket): boolean {
  return uploading.has(socket)
}

/** For what a form says around its file, bytes. */
const formBytes = 16_384
const silenceMs = 8_000

type Take<T> = (name: string, content: AsyncIterable<Buffer>) => Promise<Outcome<T>>

/**
 * Hands the one file of a form to `take`, as it arrives, and answers what came of it when the form was whole. Throws ProtocolFault for a form
 * that is none, has anything beside its file, breaks off, or falls silent. `take` may stop reading: the rest is not waited for.
 */
export async function readUpload<T>(request: FastifyRequest, reply: FastifyReply, mostBytes: number, take: Take<T>): Promise<Outcome<T>> {
  if (!request.isMultipart()) throw new ProtocolFault('malformed')
  const { socket } = request.raw
  // Gone while it was asked who he is: nobody would be told of it again.
  if (request.raw.destroyed) throw new ProtocolFault('file_incomplete')
  const clock = startClock()
  uploading.add(socket)
  try {
    if (Number(request.headers['content-length']) > mostBytes + formBytes) throw new ProtocolFault('file_too_large')
    return await Promise.race([readForm(request, clock, mostBytes, take), clock.over])
  } finally {
    clock.end()
    uploading.delete(socket)
    await dropRest(request, reply)
  }
}

async function readForm<T>(request: FastifyRequest, clock: Clock, mostBytes: number, take: Take<T>): Promise<Outcome<T>> {
  // One byte more than is taken, so that whoever takes it sees that it is too much.
  const limits = { parts: 1, files: 1, fields: 0, fileSize: mostBytes + 1, headerPairs: 16 }
  let taken: Outcome<T> | undefined
  for await (const part of heard(request.parts({ limits }), clock)) {
    if (part.type !== 'file') throw new ProtocolFault('malformed')
    try {
      // Bytes may come without a name, whatever the package's type says.
      taken = await take(plainName(part.filename ?? ''), heard(part.file, clock))
    } finally {
      if (!taken?.ok) part.file.destroy()
    }
    if (!taken.ok) return taken
  }
  return taken ?? refuse('file_missing')
}

/** Browsers write these three, and nothing else, as they stand in an address (the standard of HTML forms). */
function plainName(written: string): string {
  return written.replaceAll(/%(22|0D|0A)/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}

/** The clock runs while something is waited for; what breaks off or is no form came not whole. */
async function* heard<T>(source: AsyncIterable<T>, clock: Clock): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]()
  for (;;) {
    clock.start()
    const { value, done } = await items.next().catch(() => {
      throw new ProtocolFault('file_incomplete')
    })
    clock.stop()
    if (done) return
    yield value
  }
}

type Clock = ReturnType<typeof startClock>

/** `over`: rejected as soon as nothing was heard for 8 s, or the whole took too long. */
function startClock() {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const late = (): void => reject(new ProtocolFault('request_timeout'))
  const whole = setTimeout(late, uploadSeconds * 1000)
  let silence: NodeJS.Timeout | undefined
  const stop = (): void => clearTimeout(silence)
  const start = (): void => {
    stop()
    silence = setTimeout(late, silenceMs)
  }
  const end = (): void => {
    stop()
    clearTimeout(whole)
  }
  return { over, start, stop, end }
}

const restMs = 2_000

/**
 * Who is answered before he has said all is not listened to. A line that is closed while bytes are on their way is reset, and its answer with
 * it: they are waited for, and only whoever has more to say than comes in two seconds finds the line closed.
 */
async function dropRest({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  raw.unpipe()
  raw.resume()
  if (!raw.complete) await finished(raw, { signal: AbortSignal.timeout(restMs) }).catch(() => undefined)
  if (!raw.complete) reply.header('connection', 'close')
}
