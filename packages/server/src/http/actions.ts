import { createHash, randomUUID } from 'node:crypto'
import type { ActionContract, ActionContracts } from '@anfilada/contract/envelope'
import { fieldFaultsOf } from '@anfilada/contract/fields'
import { acceptedLanguage, isLanguage, type Language } from '@anfilada/contract/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Caller, type OnBehalf, type Visitor, visitor } from './caller.ts'
import { type Origin, originOf, type ServerIdentity } from './identity.ts'
import type { Once } from '../db/idempotency.ts'
import type { Pool, Tx } from '../db/pool.ts'
import type { Outcome } from '../outcome.ts'
import { sendRefusal } from './errors.ts'
import { idempotencyKey, ProtocolFault } from './protocol-fault.ts'
import { parseJson } from './json.ts'
import type { Metrics } from './metrics.ts'
import { parseForm } from './multipart.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The action that was asked for, for the log and the metrics. */
    action: string
    /** A question: its answer may be compressed. Set by the endpoint of actions; every GET is one. */
    asks: boolean
  }
}

/** What a handler gets: checked input, who asks, in which language, and the idempotency key when one came. */
export type ActionRequest<I, A extends Caller | Visitor = Caller> = {
  input: I
  caller: A
  language: Language
  once: Once | undefined
  pool: Pool
  origin: Origin
  identity: ServerIdentity
}
/** What everybody may read is asked by nobody known. */
type CallerOf<C extends ActionContract> = C['ability'] extends readonly [unknown, 'Public'] ? Visitor : Caller
type Handler<C extends ActionContract> = (
  request: ActionRequest<z.output<C['input']>, CallerOf<C>>,
) => Promise<Outcome<z.input<C['output']>>>
export type Handlers<C extends ActionContracts> = { readonly [N in keyof C]: Handler<C[N]> }

/** How many rows some lists of a feature have, whatever page is asked for. */
export type CountsOf<C extends ActionContracts, N extends keyof C> = {
  readonly [A in N]: (request: ActionRequest<z.output<C[A]['input']>, CallerOf<C[A]>>) => Promise<number>
}

type Action = { name: string; contract: ActionContract; handle: (request: ActionRequest<never, never>) => Promise<Outcome<unknown>> }
export type ActionTable = ReadonlyMap<string, Action>

/** Joins the contracts of features with their handlers; a name that two features claim is a mistake of ours. */
export function actionTable(...features: readonly { contracts: ActionContracts; handlers: object }[]): ActionTable {
  const table = new Map<string, Action>()
  for (const { contracts, handlers } of features) {
    for (const [name, contract] of Object.entries(contracts)) {
      if (table.has(name)) throw new Error(`Two features answer the action ${name}`)
      table.set(name, { name, contract, handle: (handlers as Record<string, Action['handle']>)[name] as Action['handle'] })
    }
  }
  return table
}

/** One feature's contracts with a handler for each: typed together. */
export function feature<C extends ActionContracts>(contracts: C, handlers: Handlers<C>): { contracts: C; handlers: Handlers<C> } {
  return { contracts, handlers }
}

/** An action that was done; `value` is what its use case answered. */
export type DoneAction = { action: string; caller: OnBehalf; origin: Origin; value: unknown }

export type ActionsEndpoint = {
  path: string
  actions: ActionTable
  pool: Pool
  metrics: Metrics
  identity: ServerIdentity
  authenticate: (request: FastifyRequest) => Promise<Caller>
  /** Told of every writing action that an employee did on behalf of a customer, in the transaction of what it wrote. */
  doneOnBehalf: (tx: Tx, done: DoneAction) => Promise<void>
  /** Sends the kept file that an action answers with. */
  sendFile: (reply: FastifyReply, answer: unknown) => Promise<FastifyReply>
}

/** A list of a hundred thousand wrong items is answered as briefly as one. */
const maxFaults = 50

/** An endpoint of actions: multipart fields `action` and `data`, nothing else; an expected refusal is answered 200 (specification/actions.md). */
export function addActionsEndpoint(app: FastifyInstance, endpoint: ActionsEndpoint): void {
  app.post(endpoint.path, async (request, reply) => {
    const { action, data, raw } = readAction(request, endpoint.actions)
    request.action = action.name
    request.asks = isQuestion(action.contract)
    const caller = isPublic(action.contract) ? visitor : await endpoint.authenticate(request)
    if (!caller.can(...action.contract.ability)) throw new ProtocolFault('forbidden')
    const parsed = z.safeParse(action.contract.input, data, { reportInput: true })
    if (!parsed.success) throw new ProtocolFault('invalid_fields', fieldFaultsOf(parsed.error.issues.slice(0, maxFaults)))
    const language = languageOf(parsed.data, request)
    const origin = originOf(request)
    const once = action.contract.writes ? onceOf(request, raw, { action: action.name, caller, origin }, endpoint) : undefined
    const { pool, identity } = endpoint
    const outcome = await action.handle({ input: parsed.data as never, caller: caller as never, language, once, pool, identity, origin })
    if (outcome.ok && action.contract.answersFile) return endpoint.sendFile(reply, outcome.value)
    if (outcome.ok) return { success: true, data: outcome.value }
    endpoint.metrics.refused(action.name, outcome.refusal)
    return sendRefusal(request, reply, outcome, language)
  })
}

function isQuestion({ ability: [action], writes }: ActionContract): boolean {
  return action === 'read' && !writes
}

/** Opened by a secret in its data, if by any: whoever is signed in is nobody else there. */
function isPublic({ ability: [action, subject] }: ActionContract): boolean {
  return action === 'read' && subject === 'Public'
}

function readAction(request: FastifyRequest, actions: ActionTable): { action: Action; data: object; raw: Buffer } {
  const fields = readForm(request)
  const name = fields?.get('action')
  const raw = fields?.get('data')
  if (!name || !raw) throw new ProtocolFault('malformed')
  const action = actions.get(name.toString('utf8'))
  if (!action) throw new ProtocolFault('unknown_action')
  return { action, data: readObject(raw), raw }
}

/** What is not multipart was read by another parser, or is not there at all. */
function readForm({ body, headers }: FastifyRequest): Map<string, Buffer> | undefined {
  if (body === undefined) return undefined
  if (!Buffer.isBuffer(body)) throw new ProtocolFault('unsupported_media')
  return parseForm(body, headers['content-type'] ?? '')
}

function readObject(raw: Buffer): object {
  const value = parseJson(raw)?.value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ProtocolFault('malformed', { data: 'invalid' })
  return value
}

function languageOf(input: unknown, request: FastifyRequest): Language {
  const { language } = input as { language?: unknown }
  return isLanguage(language) ? language : acceptedLanguage(request.headers['accept-language'])
}

type Asked = { action: string; caller: Caller | Visitor; origin: Origin }

function onceOf(request: FastifyRequest, data: Buffer, { action, caller, origin }: Asked, endpoint: ActionsEndpoint): Once | undefined {
  const actor = 'userId' in caller && caller.onBehalf ? caller : undefined
  // An act on behalf has its line to write, so it is an act of its own even without a key.
  const key = idempotencyKey(request) ?? (actor ? randomUUID() : undefined)
  if (key === undefined) return undefined
  const done = actor && ((tx: Tx, value: unknown) => endpoint.doneOnBehalf(tx, { action, caller: actor, origin, value }))
  return { owner: ownerOf(caller), action, key, dataHash: createHash('sha256').update(data).digest(), done }
}

/** An employee's keys for one customer are not those for another. */
function ownerOf(caller: Caller | Visitor): string {
  if (!('userId' in caller)) return 'visitor'
  const { userId, apiKeyId, customerId, onBehalf } = caller
  if (onBehalf) return `user:${userId}:for:${customerId}`
  return apiKeyId === null ? `user:${userId}` : `key:${apiKeyId}`
}

/** Bodies of both endpoints come whole and bounded, before anything is parsed. */
export function addFormParser(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: 262_144 }, (_request, body, done) => done(null, body))
}
