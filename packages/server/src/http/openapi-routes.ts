import * as z from 'zod/mini'
import { country, museum, museumObject, museumObjectsQuery, museumsFor, museumsQuery } from '@anfilada/contract/catalogue'
import { droppedEvent, orderNews, paymentNews, publicationNews, readyEvent } from '@anfilada/contract/events'
import { type FileKind, fileKinds, fileLink, filesPath, mediaTypes, picturesPath, uploadedFile } from '@anfilada/contract/files'
import { helpFound, helpQuery, helpQuestions, helpSearchQuery, helpSubjects } from '@anfilada/contract/help/help'
import { manifestPaperPath } from '@anfilada/contract/orders/day-manifest'
import { exportPath } from '@anfilada/contract/interchange/office-interchange'
import { loginInput, loginOutput } from '@anfilada/contract/identity/login'
import { forgotInput, forgotOutput, linkInput, linkOutput, resetInput, resetOutput } from '@anfilada/contract/identity/passwords'
import { currentLegalTexts, legalTextAnswer, legalTextsQuery } from '@anfilada/contract/legal-texts'
import { pricelists } from '@anfilada/contract/pricing/price-files'
import { advertList, loginNotification, newsList, publicationsQuery } from '@anfilada/contract/publications/publications'
import { confirmEmailInput, registrationInput, registrationOutput } from '@anfilada/contract/registration/registration'
import { answer, failureAnswer, failureRef, idempotencyKey, json, type Schema, success } from './openapi-parts.ts'

const session = [{ session: [] }]
const nothing = z.object({})

/** A form in JSON. Without `security` it is open to everybody: the tokens of links travel in bodies only. */
function form(operationId: string, input: Schema | undefined, output: Schema, more: object = {}): object {
  const body = input && { requestBody: { required: true, content: { 'application/json': { schema: json(input, 'input') } } } }
  const done = answer('Done, or refused by a rule', { oneOf: [success(json(output, 'output')), failureRef] })
  return { post: { operationId, ...more, ...body, responses: { 200: done, default: failureAnswer } } }
}

function get(operationId: string, responses: Record<number, object>, more: object = {}): object {
  return { get: { operationId, ...more, responses: { ...responses, default: failureAnswer } } }
}

function content(description: string, ...types: string[]): object {
  return { description, content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }])) }
}

function inQuery(query: z.core.$ZodObject): object[] {
  return Object.keys(query._zod.def.shape).map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } }))
}

function inPath(name: string): object {
  return { name, in: 'path', required: true, schema: { type: 'string', pattern: '^[1-9][0-9]*$' } }
}

function listOf(operationId: string, item: Schema, query?: z.core.$ZodObject): object {
  const list = answer('The list', { type: 'array', items: json(item, 'output') })
  return get(
    operationId,
    { 200: list },
    { parameters: query ? inQuery(query) : [], ...(operationId !== 'countries' && { security: session }) },
  )
}

const identity = {
  '/api/v1/login/': form('login', loginInput, loginOutput),
  '/api/v1/logout/': form('logout', undefined, nothing, { security: session }),
  '/api/v1/password/forgot/': form('forgot_password', forgotInput, forgotOutput),
  '/api/v1/password/link/': form('password_link', linkInput, linkOutput),
  '/api/v1/password/reset/': form('reset_password', resetInput, resetOutput),
  '/api/v1/registration/': form('register', registrationInput, registrationOutput, { parameters: [idempotencyKey] }),
  '/api/v1/registration/confirm/': form('confirm_email', confirmEmailInput, nothing),
}

const catalogue = {
  '/api/v1/museums/': listOf('museums', museum, museumsQuery),
  ...Object.fromEntries(
    Object.entries(museumsFor).map(([path, kind]) => [`/api/v1/museums-for-${path}/`, listOf(`museums_for_${kind}`, museum, museumsQuery)]),
  ),
  '/api/v1/museums-objects/': listOf('museum_objects', museumObject, museumObjectsQuery),
  '/api/v1/countries/': listOf('countries', country),
}

const texts = {
  '/api/v1/legal-texts/': get(
    'legal_texts',
    { 200: answer('Those in force', json(currentLegalTexts, 'output')) },
    { parameters: inQuery(legalTextsQuery) },
  ),
  '/api/v1/legal-texts/{text_id}/': get(
    'legal_text',
    { 200: answer('A published version', json(legalTextAnswer, 'output')) },
    { parameters: [inPath('text_id'), ...inQuery(legalTextsQuery)] },
  ),
}

/** With a session what is for its reader, without one what is for everybody. */
function readable(operationId: string, description: string, output: Schema, query: z.core.$ZodObject = publicationsQuery): object {
  return get(operationId, { 200: answer(description, json(output, 'output')) }, { parameters: inQuery(query) })
}

const publications = {
  '/api/v1/news/': readable('news', 'News for the reader, newest first', newsList),
  '/api/v1/adverts/': readable('adverts', 'Adverts for the reader, newest first', advertList),
  '/api/v1/login_notification/': readable('login_notification', 'What stands on the login, or null', loginNotification),
}

const help = {
  '/api/v1/help/subjects': readable('help_subjects', 'Subjects of which the reader has a question', helpSubjects, helpQuery),
  '/api/v1/help/questions': readable('help_questions', 'Questions and answers for the reader', helpQuestions, helpQuery),
  '/api/v1/help/search': readable('help_search', 'Numbers of questions, best first', helpFound, helpSearchQuery),
}

function file(operationId: string, parameters: object[], ...types: string[]): object {
  return get(operationId, { 200: content('The file', ...types) }, { security: session, parameters })
}

const list = inPath('list_id')
const chosenSections = { name: 'sections', in: 'query', required: false, schema: { type: 'string' } }
const prices = {
  '/api/v1/pricelist/': get('pricelists', { 200: answer('By year', json(pricelists, 'output')) }, { security: session }),
  '/api/v1/pricelist/{list_id}/pdf': file('pricelist_pdf', [list], mediaTypes.pdf),
  '/api/v1/pricelist/{list_id}/xlsx': file('pricelist_xlsx', [list], mediaTypes.xlsx),
  '/api/v1/pricelist/{list_id}/file': file('pricelist_file', [list], 'application/octet-stream'),
  '/api/office/price-lists/{list_id}/xlsx': file(
    'office_price_list_xlsx',
    [list, { name: 'version', in: 'query', required: false, schema: { type: 'string' } }],
    mediaTypes.xlsx,
  ),
  [manifestPaperPath]: file(
    'office_manifest_pdf',
    [
      { name: 'date', in: 'query', required: false, schema: { type: 'string', format: 'date' } },
      { name: 'museum_id', in: 'query', required: false, schema: { type: 'string' } },
    ],
    mediaTypes.pdf,
  ),
  [exportPath('xlsx')]: file('office_interchange_xlsx', [chosenSections], mediaTypes.xlsx),
  [exportPath('json')]: file('office_interchange_json', [chosenSections], 'application/json'),
}

/** What is sent, read with the header, and read by a link, by each API of each kind. */
function filesOf(kind: FileKind, api: 'customer' | 'office'): Record<string, object> {
  const { formats, mostBytes, uploads, reads } = fileKinds[kind]
  const [path, name] = [filesPath(api, kind), api === 'office' ? `office_${kind}` : kind]
  const part = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary', maxLength: mostBytes } } }
  const requestBody = { required: true, content: { 'multipart/form-data': { schema: part } } }
  const types = formats.map((format) => mediaTypes[format])
  return {
    ...(api in uploads && { [path]: form(`upload_${name}`, undefined, uploadedFile, { security: session, requestBody }) }),
    ...(api in reads && {
      [`${path}{file_id}`]: file(`${name}_file`, [inPath('file_id')], ...types),
      [`${path}{file_id}/link`]: form(`${name}_link`, undefined, fileLink, { security: session, parameters: [inPath('file_id')] }),
    }),
  }
}

const pictures = {
  [`${picturesPath}{file_id}`]: get(
    'picture',
    { 200: content('The picture', mediaTypes.png, mediaTypes.jpg, mediaTypes.webp) },
    { parameters: [inPath('file_id')] },
  ),
}

const voucherPage = content('What a code is, in words', 'text/html')
const doors = {
  '/v/{code}': get(
    'voucher_page',
    { 200: voucherPage, 404: voucherPage, 429: voucherPage },
    { parameters: [{ name: 'code', in: 'path', required: true, schema: { type: 'string' } }] },
  ),
}

const signedLink = { name: 'link', in: 'query', required: true, schema: { type: 'string' } }
const kept = {
  ...Object.assign({}, ...(Object.keys(fileKinds) as FileKind[]).flatMap((kind) => [filesOf(kind, 'customer'), filesOf(kind, 'office')])),
  // Opened by the link; whoever sends a session as well has to be the one who asked for it.
  '/api/v1/files/{file_id}': get(
    'file_by_link',
    { 200: content('The file', ...Object.values(mediaTypes)) },
    { parameters: [inPath('file_id'), signedLink] },
  ),
}

/** Server-sent events; `Last-Event-ID` resumes where an earlier stream ended (docs/decisions/0010). */
function stream(operationId: string): object {
  const resume = { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } }
  const events = {
    ready: json(readyEvent, 'output'),
    order: json(orderNews, 'output'),
    payment: json(paymentNews, 'output'),
    publication: json(publicationNews, 'output'),
    dropped: json(droppedEvent, 'output'),
  }
  const told = content('Events, as long as the session lives; their data by name in `x-events`', 'text/event-stream')
  return get(operationId, { 200: { ...told, 'x-events': events } }, { security: session, parameters: [resume] })
}

/** What is signed by the provider opens it; what it has to hold is the provider's own. */
function hook(provider: string): object {
  const requestBody = { required: true, content: { '*/*': { schema: { type: 'string' } } } }
  const taken = { description: 'Taken, in the words that the provider waits for' }
  return { post: { operationId: `hook_${provider}`, requestBody, responses: { 200: taken, default: failureAnswer } } }
}

const alive = { 200: answer('Well', { type: 'object', properties: { ok: { const: true } } }) }
const machines = {
  '/api/v1/events/': stream('events'),
  '/api/office/events/': stream('office_events'),
  '/hooks/modulbank/': hook('modulbank'),
  '/hooks/wechat/': hook('wechat'),
  '/healthz': get('healthz', alive),
  '/readyz': get('readyz', alive),
  '/metrics': get(
    'metrics',
    { 200: content('Prometheus text; only with the token of the operator', 'text/plain') },
    { security: [{ metrics: [] }] },
  ),
  '/robots.txt': get('robots', { 200: content('Nothing here is for search engines', 'text/plain') }),
  '/.well-known/security.txt': get('security_txt', { 200: content('Whom to tell of a hole (RFC 9116)', 'text/plain') }),
  '/api/v1/openapi.json': get('openapi', { 200: answer('This document', { type: 'object' }) }),
}

/** Every route that is no endpoint of actions; a test compares them with those of the running app. */
export const routePaths: Readonly<Record<string, object>> = {
  ...identity,
  ...catalogue,
  ...texts,
  ...publications,
  ...help,
  ...prices,
  ...kept,
  ...pictures,
  ...doors,
  ...machines,
}
