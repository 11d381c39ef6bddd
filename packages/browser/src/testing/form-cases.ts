import { describe, expect, it } from 'vitest'
import { act, chooseAtOnce, fireEvent, listsLoaded, userEvent, waitFor } from '@anfilada/ui/testing'

/** What acts as soon as it is chosen, of a list or by its label. */
type Choice = { list: string; value: string } | { label: RegExp }

/** A form, or an act of one press, as the cases of trouble need it: how it is reached, filled and sent. */
export type FormRow = {
  /** Of the source that makes the form, or acts. */
  file: string
  /** The screen of the form. */
  path: string
  before?: () => void
  /** What of the screen leads to it. */
  reach?: () => Promise<void>
  /** By the names of its fields; `true` ticks the first of that name, the value of a radio button chooses it. */
  fill?: Readonly<Record<string, string | true>>
  /** What is done beside that. */
  act?: () => Promise<void>
  /** What its button says. */
  send: RegExp | string | Choice
  /** Nothing is typed into its dialog, which closes with a failure and is opened again. */
  isAskedAnew?: true
  /** The action or address that it is sent to. */
  sent: string
  /** The question whose answer is sent along: without a new one there is nothing to send. */
  askedFirst?: string
  /** Acts that carry a password, a code or a one-time link have no key: the server takes each of these once, or to the same end. */
  isKeyless?: true
  /** A draft of it survives a reload; what has a secret in it and what stands in a dialog begins anew. */
  isKept?: true
  /** Many acts one by one under keys of the page: of one that goes again after a reload the server says that it was done. */
  isMany?: true
  /** What of a kept draft the page says in words. */
  shows?: string
  /** Why it has no session that could end. */
  hasNoSession?: string
}

/** What the act is answered with: no word ever, a line that breaks, or a session that is over. */
export type Trouble = 'never' | 'silence' | Response
type Sending = { data: unknown; key: string | null }
export type OpenForm = { sent: () => Sending[]; address: () => string; unmount: () => void }

/** What an app's stand-in for the server answers, by action or path: while the act breaks, nothing can be read anew either. */
export function withTrouble<A>(
  answers: Readonly<Record<string, A>>,
  { sent, askedFirst }: FormRow,
  trouble: () => Trouble,
): Record<string, unknown> {
  const orBusy = (answer: A) => (call: never) => {
    if (trouble() === 'silence') return Response.json({ success: false, error: 'Busy.', code: 'busy' }, { status: 503 })
    return typeof answer === 'function' ? (answer as (call: never) => unknown)(call) : answer
  }
  const besides = Object.entries(answers).map(([name, answer]) => [name, name === askedFirst ? answer : orBusy(answer)] as const)
  return { ...Object.fromEntries(besides), [sent]: trouble }
}

type App<R extends FormRow> = {
  /** The whole app at the screen of the form; asks for each act of the form what becomes of it. */
  open: (row: R, trouble: () => Trouble) => Promise<OpenForm>
  /** What it says when the line is gone, and on top of its login. */
  words: { noLine: RegExp; login: RegExp }
  login: string
  /** Named fields that are agreed to or filled in anew each time. */
  anew?: readonly string[]
}

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/**
 * Each form against what may go wrong with it, in one sitting and two renders of the app: a double press, a lost line, a lost answer and
 * the same sent again, a reload, an ended session.
 */
export function tryForms<R extends FormRow>(rows: readonly R[], app: App<R>): void {
  describe.each(rows.map((row) => [`${row.file.replace(/.*\//, '')}, ${row.sent}`, row] as const))('%s', (_, row) => {
    const kept = row.isKept ? 'has after a reload what was typed' : 'begins anew after a reload'
    const ended = row.hasNoSession === undefined ? 'leads to the login when the session has ended' : `has no session (${row.hasNoSession})`
    it(`is one act however often it is pressed and sent again, says that the line is gone, ${kept}, ${ended}`, async () => {
      let trouble: Trouble = 'never'
      const open = () => app.open(row, () => trouble)
      row.before?.()
      const form = await open()
      const start = await reach(row, app)
      const before = await complete(row, app)
      if (before.length > 0 && (row.fill || row.act)) expect(before, 'what was typed stands in the fields').not.toEqual(start)

      await pressTwice(row, form)
      await loseTheLine(app)
      expect(form.sent(), 'a line that is back').toHaveLength(1)
      expect(asked(before), 'what was typed stays').toEqual(before)
      trouble = 'silence'
      await sendAgain(row, form)
      expect(asked(before), 'what was typed stays').toEqual(before)

      form.unmount()
      trouble = 'never'
      const again = await open()
      await reach(row, app)
      const expected = row.isKept ? before : start
      await waitFor(() => expect(asked(expected), 'after a reload').toEqual(expected))
      if (row.shows) expect(document.body.textContent).toContain(row.shows)

      if (row.hasNoSession !== undefined) return
      trouble = Response.json({ success: false, error: 'Sign in again.', code: 'unauthenticated' }, { status: 401 })
      await endTheSession(row, again, app)
      expectSameAct(row, form, again)
    })
  })
}

async function pressTwice({ send }: FormRow, { sent }: OpenForm): Promise<void> {
  const { go, button } = await sender(send)
  // Before anything is drawn anew, and as people press.
  act(() => {
    go()
    go()
  })
  if (button) await user.dblClick(button)
  await waitFor(() => expect(sent(), 'a double press').toHaveLength(1))
}

async function loseTheLine({ words }: Pick<App<never>, 'words'>): Promise<void> {
  expect(document.body.textContent).not.toMatch(words.noLine)
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(document.body.textContent, 'a lost line').toMatch(words.noLine))
  act(() => void window.dispatchEvent(new Event('online')))
}

/** Lets what was asked be answered and drawn: turns of the event loop, a few for each answer and its render. */
async function drawAll(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
}

/** Twice more, after the first; what the act may have changed is read anew after each. */
async function sendAgain({ send, isKeyless, isAskedAnew, reach: openAgain }: FormRow, { sent }: OpenForm): Promise<void> {
  for (const times of [2, 3]) {
    if (isAskedAnew) await openAgain?.()
    const { go } = await sender(send)
    await waitFor(() => {
      // Where the next thing to decide may stand under the same button, one press too soon is not heard.
      if (sent().length < times) act(go)
      expect(sent(), 'sent again').toHaveLength(times)
    })
    await drawAll()
  }
  const [first, ...others] = sent()
  expect(others, 'the same act again').toEqual([first, first])
  expect(first?.key === null, 'without a key').toBe(isKeyless === true)
  if (!isAskedAnew) await sender(send)
}

async function endTheSession<R extends FormRow>(row: R, { address }: OpenForm, app: App<R>): Promise<void> {
  const { anew = [] } = app
  if (row.isKept) fill(Object.fromEntries(Object.entries(row.fill ?? {}).filter(([name]) => anew.includes(name))))
  else await complete(row, app)
  const { go } = await sender(row.send)
  act(go)
  await waitFor(() => expect(document.querySelector('h1')?.textContent, 'an ended session').toMatch(app.words.login))
  expect(address().split('?')[0]).toBe(app.login)
}

/** A kept draft, or what nothing is typed for, sent after a reload. What goes along beside its words, a hold of places, may be another one. */
function expectSameAct({ isKept, isMany, fill: fields, act: byHand }: FormRow, before: OpenForm, after: OpenForm): void {
  if (isKept || !(isMany || fields || byHand)) expect(after.sent().at(-1)?.key, 'the same act after a reload').toBe(before.sent()[0]?.key)
}

/** Presses the first button or link that says so, or the one of that place. */
export async function press(name: RegExp | string, place = 0): Promise<void> {
  await user.click(await called(name, place))
}

/** Types into the newest fields of these names. */
export function fill(fields: FormRow['fill'] = {}): void {
  for (const [name, value] of Object.entries(fields)) {
    const named = [...document.getElementsByName(name)] as HTMLInputElement[]
    const field = named.findLast((one) => one.type !== 'radio' || one.value === value)
    if (!field) throw new Error(`The page has no field ${name}`)
    if (value === true || field.type === 'radio') fireEvent.click(field)
    else if (field.role === 'combobox' && field.type === 'button') chooseAtOnce(field, value)
    else fireEvent.change(field, { target: { value } })
    // A day is written as its language does once its field is left.
    fireEvent.blur(field)
  }
}

/** What the table must name: files of the sources that make a form of the machine. */
export function formsIn(sources: Readonly<Record<string, string>>): string[] {
  const uses = /\b(?:useActionForm|useFormMachine|usePostForm)[<(]/
  return Object.keys(sources).filter((file) => uses.test(sources[file] ?? '') && !file.endsWith('/use-post-form.ts'))
}

/** Each action that a source sends by `useAct` or `ConfirmAct`, after the source. */
export function actsIn(sources: Readonly<Record<string, string>>): string[] {
  const acting = Object.entries(sources).filter(([, source]) => /\buseAct\(|<ConfirmAct\b/.test(source))
  return acting.flatMap(([file, source]) =>
    [...source.matchAll(/\bact\('(\w+)'|\baction="(\w+)"/g)].map(([, first, other]) => `${file} ${first ?? other}`),
  )
}

type Fields = { anew?: readonly string[] }

/** What stands in the fields as the form begins. */
async function reach(row: FormRow, { anew }: Fields): Promise<Typed> {
  await row.reach?.()
  for (const name of Object.keys(row.fill ?? {})) {
    await waitFor(() => expect(document.getElementsByName(name).length, `the field ${name}`).toBeGreaterThan(0))
  }
  if (document.querySelector('button[role=combobox]')) await listsLoaded()
  return typed(anew)
}

/** What stands in the fields when it may be sent. */
async function complete(row: FormRow, { anew }: Fields): Promise<Typed> {
  fill(row.fill)
  await row.act?.()
  return typed(anew)
}

type Typed = readonly (readonly [name: string, value: string | boolean])[]

/** What stands in the fields of the page. */
function typed(anew: readonly string[] = []): Typed {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, button[role=combobox], textarea')]
  return (
    fields
      // Some groups of buttons go by a name that is made anew.
      .filter(({ name }) => name !== '' && !name.startsWith('_r_') && !anew.includes(name))
      .map(({ name, type, value, checked }) => [name, type === 'checkbox' || type === 'radio' ? checked : value] as const)
  )
}

/** The same fields now; those of another pane may come later. */
function asked(before: Typed): Typed {
  const names = new Set(before.map(([name]) => name))
  return typed().filter(([name]) => names.has(name))
}

/** What sends it, once there is one. */
async function sender(send: FormRow['send']): Promise<{ go: () => void; button?: HTMLElement }> {
  if (typeof send === 'string' || send instanceof RegExp) {
    const button = await called(send)
    return { button, go: () => button.click() }
  }
  if ('list' in send) {
    const list = await waitFor(() => document.getElementsByName(send.list)[0] ?? Promise.reject(new Error(`No list ${send.list}`)))
    await listsLoaded()
    // While it is sent nothing can be chosen.
    return { go: () => void (list.matches(':disabled, [aria-disabled=true]') || chooseAtOnce(list, send.value)) }
  }
  const label = await called(send.label, 0, 'label')
  return { go: () => label.click() }
}

/**
 * The button or link that says so, once there is one: the last, or the one of that place. What a library's search by role asks of the
 * styles of every element is half of the time that a table of forms takes.
 */
async function called(name: RegExp | string, place = -1, among = 'button, a, [role="radio"]'): Promise<HTMLElement> {
  const isNamed = (element: Element) => {
    const said = element.getAttribute('aria-label') ?? wordsOf(element)
    return typeof name === 'string' ? said.trim() === name : name.test(said)
  }
  return waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(among)].filter(isNamed).at(place)
    if (!found) throw new Error(`The page has no button ${String(name)}: ${document.body.textContent}`)
    return found
  })
}

/** The words of it that are shown. */
function wordsOf(node: Node): string {
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return ''
  return node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : [...node.childNodes].map(wordsOf).join('')
}
