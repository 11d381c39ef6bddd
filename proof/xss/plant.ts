import type { Payload } from '../../tools/test/hostile-payloads.ts'
import { addDays, defaultZone, todayIn } from '../../packages/contract/src/dates.ts'
import { filesPath } from '../../packages/contract/src/files.ts'
import { signInDemo } from '../../tools/pictures/demo-session.ts'

/** A screen on which planted texts stand: who reads it, what is on it when they are there, and what has to be read as it was typed. */
export type Planted = { reader: 'agency' | 'dispatcher' | 'editor'; address: string; wait: string; shown: readonly string[] }

type Call = <T>(action: string, data: object) => Promise<T>

/** Types the texts wherever people type, by the product's own API; answers the screens where they are read. */
export async function plantPayloads(origin: string, payloads: readonly Payload[]): Promise<Planted[]> {
  const agency = await callerOf(origin, 'agency', 'portal')
  const editor = await callerOf(origin, 'editor', 'office')
  // Control characters are refused everywhere, before anything else.
  const typed = payloads.filter(({ text }) => !/[^\P{Cc}\t\n]/u.test(text)).map(({ text }) => text)
  const lines = typed.filter((text, at) => at % 3 === 0 && !/\p{Cc}/u.test(text))
  return [
    ...(await plantFormatted(editor.call, typed)),
    ...(await plantOrders(origin, agency, { typed, lines })),
    ...(await plantFeedback(agency.call, typed)),
    await plantNames(agency.call, lines),
  ]
}

async function callerOf(origin: string, login: string, app: 'portal' | 'office'): Promise<{ call: Call; token: string }> {
  const token = (await signInDemo(origin, login, app)).answer.accessToken
  const address = `${origin}${app === 'office' ? '/api/office/actions/' : '/api/v1/actions/'}`
  const call: Call = async (action, data) => {
    const body = new FormData()
    body.set('action', action)
    body.set('data', JSON.stringify(data))
    const answer = await fetch(address, { method: 'POST', body, headers: { authorization: token } })
    const said = (await answer.json()) as { success: boolean; data: { result: unknown } }
    if (!said.success) throw new Error(`${action}: ${JSON.stringify(said)} for ${JSON.stringify(data).slice(0, 500)}`)
    return said.data.result as never
  }
  return { call, token }
}

/** Texts joined as far as a field goes. */
function packed(texts: readonly string[], longest: number, between: string): string[] {
  const parts: string[] = []
  for (const text of texts) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + between.length + text.length <= longest) parts[parts.length - 1] = last + between + text
    else parts.push(text)
  }
  return parts
}

/** News and a question of help, in Markdown: titles, too. */
async function plantFormatted(call: Call, typed: readonly string[]): Promise<Planted[]> {
  const audience = { public: true, customer_kind: null, customer_ids: [], roles: [] }
  const texts = packed(typed, 9_900, '\n\n')
  const titles = packed(
    typed.filter((text) => !/\p{Cc}/u.test(text)),
    180,
    ' ',
  )
  for (const [at, text] of texts.entries()) {
    const contents = { ru: { title: `planted-news-${at} ${titles[at]}`, text } }
    await call('save_publication', {
      revision: 0,
      kind: 'news',
      contents,
      url: null,
      visible_from: new Date().toISOString(),
      visible_until: null,
      audience,
    })
  }
  const shown = titles.slice(0, texts.length)
  const { subjects } = await call<{ subjects: { id: number }[] }>('office_help', {})
  const help: Planted[] = []
  for (const [at, text] of texts.entries()) {
    const contents = { ru: { title: `planted-help-${at} ${titles[at]}`, text } }
    const question = { revision: 0, subject_id: subjects[0]?.id, roles: [], contents, is_hidden: false, seen: [] }
    const { slug } = await call<{ slug: string }>('save_help_question', question)
    help.push({ reader: 'agency', address: `/help?question=${slug}`, wait: `planted-help-${at}`, shown: [titles[at] ?? ''] })
  }
  return [
    ...help,
    { reader: 'agency', address: '/news', wait: `planted-news-${texts.length - 1}`, shown },
    { reader: 'editor', address: '/office/publications?kind=news', wait: 'planted-news-0', shown },
  ]
}

/** Orders with notes, and the messages and files of their threads. */
async function plantOrders(
  origin: string,
  { call, token }: { call: Call; token: string },
  { typed, lines }: { typed: readonly string[]; lines: readonly string[] },
): Promise<Planted[]> {
  const notes = packed(lines, 1_900, '\n')
  const messages = packed(typed, 3_900, '\n')
  const names = packed(lines, 150, ' ')
  const found: Planted[] = []
  for (const [at, note] of notes.entries()) {
    const wait = `planted-notes-${at}`
    const { id } = await call<{ id: number }>('post_request_guide', { ...visit, notes: `${wait}\n${note}` })
    found.push({ reader: 'agency', address: `/upcoming/info?id=${id}`, wait, shown: note.split('\n') })
    found.push({ reader: 'dispatcher', address: `/office/queue?order=${id}`, wait, shown: note.split('\n') })
    const share = <T>(all: readonly T[]): readonly T[] => all.filter((_one, place) => place % notes.length === at)
    const [said, files] = [share(messages), share(names)]
    for (const text of said) await call('post_message', { order_id: id, text })
    const kept: string[] = []
    for (const name of files) {
      const { file_id, name: keptName } = await upload(origin, token, name)
      kept.push(keptName)
      await call('post_message', { order_id: id, text: '', file_id })
    }
    await call('post_message', { order_id: id, text: `planted-message-${at}` })
    const thread = { wait: `planted-message-${at}`, shown: [...said, ...kept] }
    found.push({ reader: 'agency', address: `/messages?id=${id}`, ...thread })
    found.push({ reader: 'dispatcher', address: `/office/messages?order=${id}`, ...thread })
  }
  return found
}

/** One feedback, which says all the texts. */
async function plantFeedback(call: Call, typed: readonly string[]): Promise<Planted[]> {
  const said = packed(typed, 3_900, '\n')
  const { id } = await call<{ id: number }>('post_feedback', { kind: 'complaint', text: said[0] })
  for (const text of said.slice(1)) await call('post_message', { order_id: null, feedback_id: id, text })
  const wait = 'planted-feedback'
  await call('post_message', { order_id: null, feedback_id: id, text: wait })
  return [
    { reader: 'agency', address: `/feedback?id=${id}`, wait, shown: said },
    { reader: 'dispatcher', address: `/office/messages?view=feedback&feedback=${id}`, wait, shown: said },
  ]
}

const visit = {
  pass_date: addDays(todayIn(defaultZone), 40),
  time: '11:00',
  type: 'ig',
  adult: 2,
  child: 0,
  language: 'en',
  hours: 3,
  meeting_point: 'Вестибюль',
}

/** A picture under a hostile name; answers what is kept of the name. */
async function upload(origin: string, token: string, name: string): Promise<{ file_id: number; name: string }> {
  const body = new FormData()
  body.set('file', new File([smallestPng], `${name}.png`, { type: 'image/png' }))
  const answer = await fetch(`${origin}${filesPath('customer', 'message')}`, { method: 'POST', body, headers: { authorization: token } })
  const said = (await answer.json()) as { success: boolean; data: { result: { file_id: number; name: string } } }
  if (!said.success) throw new Error(JSON.stringify(said))
  return said.data.result
}

const smallestPng = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

/** Guides of a customer's licenses, by their names. */
async function plantNames(call: Call, lines: readonly string[]): Promise<Planted> {
  const names = packed(lines, 110, ' ')
  for (const [at, guide] of names.entries()) {
    await call('add_license', {
      guide,
      museum_id: 1,
      number: `planted-${at}`,
      experience_years: 3,
      expiration_date: addDays(todayIn(defaultZone), 400),
      main_language: 'en',
      additional_languages: [],
    })
  }
  return { reader: 'agency', address: '/licenses', wait: 'planted-0', shown: names }
}
