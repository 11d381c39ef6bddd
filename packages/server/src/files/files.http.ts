import { type ApiSide, type FileKind, fileKinds, fileLink, filesPath } from '@anfilada/contract/files'
import type { Ability } from '@anfilada/contract/abilities'
import { acceptedLanguage } from '@anfilada/contract/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Pool } from '../db/pool.ts'
import { sendAttachment } from '../http/attachment.ts'
import type { Caller } from '../http/caller.ts'
import { answerForm } from '../http/forms.ts'
import { type Authenticate, callerOf, gateOf, rowNumber } from '../http/gate.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { acceptUploads, readUpload } from '../http/uploads.ts'
import { authenticateSession, seesOnlyOwnOrders } from '../identity/index.ts'
import { accept, Busy } from '../outcome.ts'
import type { Secrets } from '../secrets.ts'
import { readLink, writeLink } from './file-links.store.ts'
import { getFile, type KeptFile, putFile } from './kept-files.store.ts'
import { takeUpload } from './take-upload.ts'

/** Of files of some kinds their feature says who may read each, beside the rights of the kind. */
type Guards = Partial<Record<FileKind, (db: Db, caller: Caller, fileId: number) => Promise<boolean>>>
type Behind = { pool: Pool; secrets: Secrets; authenticate: Authenticate; guards: Guards }
const apis: readonly ApiSide[] = ['customer', 'office']
const kinds = Object.keys(fileKinds) as FileKind[]

/** Files of every kind at their own addresses: sent, read with the header, and read by a link of a minute (decision 0045). */
export function addFileRoutes(app: FastifyInstance, { pool, secrets, authenticate, guards }: Behind): void {
  const who = gateOf(authenticate)
  const find = (caller: Caller, fileId: number, kind?: FileKind) => findVisible(pool, guards, { caller, fileId, kind })
  app.register(async (files) => {
    await acceptUploads(files)
    for (const kind of kinds) {
      for (const api of apis) {
        const path = filesPath(api, kind)
        const [upload, read] = [rightTo('uploads', kind, api), rightTo('reads', kind, api)]
        if (upload) files.post(path, who(...upload), async (request, reply) => answerUpload(pool, kind, request, reply))
        if (!read) continue
        files.get(`${path}:file_id`, who(...read), async (request, reply) =>
          sendKept(request, reply, await find(callerOf(request), fileIdOf(request), kind)),
        )
        files.post(`${path}:file_id/link`, who(...read), async (request) => {
          const { sessionId } = callerOf(request)
          // A program has the header, and no session that could end.
          if (sessionId === null) throw new ProtocolFault('forbidden')
          const { id } = await find(callerOf(request), fileIdOf(request), kind)
          const file = `/api/v1/files/${id}?link=${await writeLink(pool, secrets, id, sessionId)}`
          return { success: true, data: fileLink.parse({ result: { file } }) }
        })
      }
    }
  })

  app.get('/api/v1/files/:file_id', async (request, reply) => {
    const fileId = fileIdOf(request)
    const asking = request.headers.authorization === undefined ? undefined : await authenticate(request)
    if (asking && (asking.sessionId === null || !maySeeAny(asking))) throw new ProtocolFault('forbidden')
    const { link: written } = request.query as { link?: unknown }
    const link = typeof written === 'string' ? await readLink(pool, secrets, fileId, written) : undefined
    const caller = link && (await authenticateSession(pool, link.sessionId))
    if (!caller || (asking && asking.userId !== caller.userId)) throw new ProtocolFault('file_not_found')
    return sendKept(request, reply, await find(caller, fileId))
  })
}

function rightTo(act: 'uploads' | 'reads', kind: FileKind, api: ApiSide): Ability | undefined {
  const rights: Partial<Record<ApiSide, Ability>> = fileKinds[kind][act]
  return rights[api]
}

/** Whoever uploads two files at once waits with the third; and nobody keeps more of them in memory than this at once. */
const [mostOfOne, mostAtOnce] = [2, 4]
const underWay: number[] = []

async function answerUpload(pool: Pool, kind: FileKind, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { userId, customerId } = callerOf(request)
  if (underWay.length >= mostAtOnce || underWay.filter((one) => one === userId).length >= mostOfOne) throw new Busy('Too many uploads')
  underWay.push(userId)
  try {
    const taken = await readUpload(request, reply, fileKinds[kind].mostBytes, (name, content) => takeUpload(kind, name, content))
    const language = acceptedLanguage(request.headers['accept-language'])
    if (!taken.ok) return answerForm(request, reply, taken, language)
    const { name, content, packed } = taken.value
    const id = await putFile(pool, { ...taken.value, kind, customerId, userId, keptDays: 2 })
    const size = packed ? taken.value.size : content.length
    return answerForm(request, reply, accept({ result: { file_id: id, name, size } }), language)
  } finally {
    underWay.splice(underWay.indexOf(userId), 1)
  }
}

type Sought = { caller: Caller; fileId: number; kind: FileKind | undefined }
const alwaysThrough = async (): Promise<boolean> => true

/** What is not there, is another's, or is of a kind that he may not read: one answer. */
async function findVisible(pool: Pool, guards: Guards, { caller, fileId, kind }: Sought): Promise<KeptFile> {
  const file = await getFile(pool, fileId)
  if (!file || (kind && file.kind !== kind) || !maySee(caller, file)) throw new ProtocolFault('file_not_found')
  const isLetThrough = guards[file.kind] ?? alwaysThrough
  if (!(await isLetThrough(pool, caller, file.id))) throw new ProtocolFault('file_not_found')
  return file
}

function maySee(caller: Caller, file: KeptFile): boolean {
  if (!maySeeKind(caller, file.kind)) return false
  if (isOthersToGuide(caller, file)) return false
  return caller.customerId === null || caller.customerId === file.customerId
}

function isOthersToGuide(caller: Caller, { kind, madeBy }: KeptFile): boolean {
  return 'guidesOwn' in fileKinds[kind] && seesOnlyOwnOrders(caller) && madeBy !== caller.userId
}

function maySeeAny(caller: Caller): boolean {
  return kinds.some((kind) => maySeeKind(caller, kind))
}

function maySeeKind(caller: Caller, kind: FileKind): boolean {
  const right = rightTo('reads', kind, caller.customerId === null ? 'office' : 'customer')
  return right !== undefined && caller.can(...right)
}

/** Whoever has the same bytes already is not sent them again. */
function sendKept(request: FastifyRequest, reply: FastifyReply, file: KeptFile): FastifyReply {
  const tag = `"${file.sha256.toString('hex')}"`
  reply.header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return sendAttachment(reply, { ...file, content: file.read() })
}

/** How an action that answers with a kept file sends it; whether its caller may have it the action has decided. */
export function sendFileOf(pool: Pool): (reply: FastifyReply, answer: unknown) => Promise<FastifyReply> {
  return async (reply, answer) => {
    const file = await getFile(pool, (answer as { file_id: number }).file_id)
    if (!file) throw new ProtocolFault('file_not_found')
    return sendAttachment(reply, { ...file, content: file.read() })
  }
}

function fileIdOf(request: FastifyRequest): number {
  const id = rowNumber((request.params as { file_id?: unknown }).file_id)
  if (id === undefined) throw new ProtocolFault('file_not_found')
  return id
}
