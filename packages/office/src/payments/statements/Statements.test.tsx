import { afterEach, expect, test, vi } from 'vitest'
import { screen, userEvent, waitFor, within } from '@anfilada/ui/testing'
import type { BankEntry, BankStatement } from '@anfilada/contract/payments/bank-statements'
import { FakeActions, type Answers } from '../../testing/fake-actions.ts'
import { invoice } from '../../testing/payments.ts'
import { renderOffice } from '../../testing/render-office.tsx'
import { matched, opened, statementOf, suggested, unknown } from '../../testing/statements.ts'

afterEach(() => vi.unstubAllGlobals())

function open(answers: Answers, search = '&statement=9') {
  const server = new FakeActions({ list_invoices: { result: [invoice], next: null }, ...answers })
  renderOffice({ address: `/payments?view=statements${search}`, server, role: 'office_accountant' })
  return server
}

test('a suggestion says for which invoice and why, and one press accepts it', async () => {
  const server = open(opened(suggested))
  expect(await screen.findByText(/Invoice 118\/2026, Neva Tour, .* still due\. Number and INN agree, less came\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pay the invoice' }))
  await waitFor(() => expect(server.asked('accept_bank_match')).toEqual([{ entry_id: 51, invoice_id: 18 }]))
})

test('what is done offers only its way back, and what is nobody’s only a name', async () => {
  open(opened(matched, unknown))
  await screen.findByText('Invoice 118/2026')
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Name the customer…' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Pay the invoice' })).toBeNull()
})

test('a refused statement says so once, shows the gap and no lines, and takes another file', async () => {
  const fault: BankStatement['fault'] = { code: 'incoming_differs', account: '40702810000000001234', expected: 300_000, found: 299_900 }
  const server = open({ get_bank_statement: { result: statementOf({ state: 'refused', fault, entries: 0 }) } })
  const told = (await screen.findByText(/incoming documents make/)).textContent
  expect(told.replaceAll(/\s/g, ' ')).toMatch(/2,999(?:\.00)? ₽.*3,000(?:\.00)? ₽.*1(?:\.00)? ₽/)
  expect(server.asked('list_bank_entries')).toEqual([])
  expect(screen.getAllByText(/not accepted/)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Choose a statement file' })).toBeTruthy()
})

test('a statement that is being posted tells how far it is, and comes to its end by itself', async () => {
  let asked = 0
  const posting = statementOf({
    state: 'matching',
    finished_at: null,
    counts: { pending: { count: 1, amount: 1 } } as BankStatement['counts'],
  })
  open({ ...opened(suggested), get_bank_statement: () => ({ result: asked++ === 0 ? posting : statementOf() }) })
  expect(await screen.findByText(/Posted: 1 of 2 entries/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/Posted: 1 of 2/)).toBeNull(), { timeout: 60_000 })
  expect(screen.getByText('posted')).toBeTruthy()
})

test('only lines that stand so are asked for, and the next page begins behind the last line', async () => {
  const next = { ...unknown, id: 53, line: 22 }
  const pages = ({ after }: Record<string, unknown>) =>
    after === undefined ? { result: [unknown], next: 21 } : { result: [next], next: null }
  const server = open({ ...opened(unknown), list_bank_entries: pages }, '&statement=9&entries=unknown')
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  const first = { statement_id: 9, limit: 200, state: 'unknown' }
  await waitFor(() => expect(server.asked('list_bank_entries')).toContainEqual({ ...first, after: 21 }))
  expect(server.asked('list_bank_entries')).toContainEqual(first)
})

test('a line may pay any unpaid invoice: offered are those of the payer, with what speaks for each and against it, and found are others', async () => {
  const server = open({ ...opened({ ...unknown, payer: suggested.payer }), list_invoices: { result: [invoice], next: 5 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose an invoice…' }))
  const dialog = within(await screen.findByRole('dialog'))
  const found = await dialog.findByRole('radio', { name: /^Invoice 118 of .*, Neva Tour/ })
  const told = found.closest('label')?.textContent?.replaceAll(/\s/g, ' ')
  expect(told).toContain('45,000 ₽ still due. 44,000 ₽ less arrived. Another INN: 7830002293.')
  expect(dialog.getByText(/^These are the newest 20/)).toBeTruthy()
  const offered = { kind: 'invoice', unpaid: true, limit: 20 }
  expect(server.asked('list_invoices')).toEqual([{ ...offered, inn: suggested.payer.inn }])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Invoice number' }), '118')
  await waitFor(() => expect(server.asked('list_invoices')).toContainEqual({ ...offered, number: 118 }))
  await userEvent.click(dialog.getByRole('button', { name: 'Pay this invoice' }))
  expect(await dialog.findByRole('alert', { name: 'The money was not allocated' })).toBeTruthy()
  await userEvent.click(await dialog.findByRole('radio', { name: /^Invoice 118/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Pay this invoice' }))
  await waitFor(() => expect(server.asked('accept_bank_match')).toEqual([{ entry_id: 52, invoice_id: 5 }]))
})

test('money on a balance is offered the invoices of its customer alone', async () => {
  const server = open(opened(suggested))
  await userEvent.click(await screen.findByRole('button', { name: 'Choose an invoice…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('radio', { name: /^Invoice 118/ })
  expect(dialog.queryByRole('textbox', { name: 'Customer' })).toBeNull()
  expect(server.asked('list_invoices')).toEqual([{ kind: 'invoice', unpaid: true, limit: 20, customer_id: 4 }])
})

test('of a long statement only the lines around the window are drawn, and the others are found on the page', async () => {
  const watched = watchWindow()
  const lines = Array.from({ length: 1_000 }, (_, at): BankEntry => ({ ...unknown, id: at, line: at + 1, purpose: `line ${at + 1}` }))
  open(opened(...lines))
  expect(await screen.findByText('line 1')).toBeTruthy()
  expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('line '))).toHaveLength(50)
  const far = [...document.querySelectorAll('p')].filter(({ textContent }) => /\bline \d*[05]1\b/.test(textContent))
  expect(far).toHaveLength(19)
  expect(far.map(({ childNodes }) => childNodes.length)).toEqual(far.map(() => 1))
  watched.see(far.slice(17))
  expect(await screen.findByText('line 1000')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('line 1')).toBeNull())
  expect(document.querySelectorAll('li').length).toBeLessThan(200)
})

/** Stands in for the browser's own watcher: only these elements can be seen. */
function watchWindow(): { see: (elements: readonly Element[]) => void } {
  const seen = new Set<Element>()
  let tell: ((entries: readonly object[]) => void) | undefined
  class Watcher {
    constructor(heard: (entries: readonly object[]) => void) {
      tell = heard
    }
    observe(target: Element) {
      seen.add(target)
    }
    unobserve(target: Element) {
      seen.delete(target)
    }
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  return {
    see: (elements) =>
      tell?.([...seen].map((target) => ({ target, isIntersecting: elements.includes(target), boundingClientRect: { height: 0 } }))),
  }
}
