import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { withClient } from '../bench/databases.ts'
import { customers, withStage } from './stage.ts'
import { conclude } from './traces.ts'

// A thousand histories of orders, lists, terms and corrections against a model that knows none of the product's rules; and the ledger's
// browser over a million entries, whatever is asked of it.
const histories = Number(process.argv[2] ?? 1000)
const port = 4332
/** Milliseconds: an employee waits for it, and nobody else does. Most of it goes to adding up a million entries: a balance is a sum and nothing else. */
const most = 300
/** What else runs on this machine can only add to a figure: the least of several tries is the nearest to the truth. */
const tries = 6
const token = 'proof-token-of-the-accountant'
const root = fileURLToPath(new URL('../', import.meta.url))

/** 450,000 charges of two or three entries over two years, nearly all of one income, and a few rare ones. */
const filling = `
  -- Checked one by one, entries that are made whole here would take longer than the proof; that they sum to zero is asked below.
  set session_replication_role = replica;
  insert into users (login, name, password_hash, roles, totp_since) values ('books', 'Accountant', 'nobody signs in here', '{office_accountant}', now());
  insert into sessions (token_hash, user_id, expires_at)
  select sha256(convert_to('${token}', 'UTF8')), users.id, now() + interval '1 day' from users where users.login = 'books';
  insert into ledger_accounts (kind, customer_id) select 'customer', n from generate_series(1, ${customers}) n;
  insert into ledger_transactions (kind, reference, posted_at)
  select case when n % 100000 = 7 then 'correction' when n % 20 = 0 then 'reversal' else 'charge' end, 'order:' || n, now() - interval '2 years' + n * interval '140 seconds'
  from generate_series(1, 450000) n;
  insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks)
  select posted.id, line.no, account.id, line.amount
  from ledger_transactions posted
  cross join lateral (values
    (1, 'customer', '', 150000 + posted.id % 7), (2, 'income', case when posted.id % 50000 = 9 then 'transport' else 'tickets' end, -150000),
    (3, 'vat', '', -(posted.id % 7))) line (no, kind, item, amount)
  join ledger_accounts account on account.kind = line.kind and account.item = line.item
    and (line.kind <> 'customer' or account.customer_id = 1 + posted.id % ${customers})
  where line.amount <> 0;
  analyze;
`

type Page = { result: { id: number; running: number | null }[]; next: number | null }

async function browse(origin: string): Promise<{ figures: string[]; faults: string[] }> {
  const [figures, faults]: [string[], string[]] = [[], []]
  const ask = async (action: string, data: object): Promise<Page> => {
    const body = new FormData()
    body.set('action', action)
    body.set('data', JSON.stringify(data))
    const headers = { authorization: token }
    const answer = (await (await fetch(`${origin}/api/office/actions/`, { method: 'POST', headers, body })).json()) as {
      data?: Page
      code?: string
    }
    if (!answer.data) throw new Error(`${action}: ${answer.code}`)
    return answer.data
  }
  const accounts = (await ask('ledger_accounts', {})).result as unknown as { id: number; item: string; balance: number }[]
  if (accounts.reduce((sum, { balance }) => sum + balance, 0) !== 0) faults.push('the accounts do not sum to zero')
  const idOf = (item: string): number => accounts.find((account) => account.item === item)?.id ?? 0
  const year = new Date().getFullYear()
  const questions: [string, string, object][] = [
    ['accounts', 'ledger_accounts', {}],
    ['first page', 'ledger_transactions', {}],
    ['an old month', 'ledger_transactions', { period_lower: `${year - 1}-02-01`, period_upper: `${year - 1}-02-28` }],
    ['a rare kind', 'ledger_transactions', { kind: 'correction' }],
    ['a reference', 'ledger_transactions', { reference: 'order:77' }],
    ['a customer', 'ledger_transactions', { customer_id: 17 }],
    ['a customer’s kind and month', 'ledger_transactions', { customer_id: 17, kind: 'charge', period_upper: `${year - 1}-06-30` }],
    ['the largest account', 'ledger_transactions', { account_id: idOf('tickets') }],
    ['deep in it', 'ledger_transactions', { account_id: idOf('tickets'), before: 1000 }],
    ['its rare kind', 'ledger_transactions', { account_id: idOf('tickets'), kind: 'correction' }],
    [
      'its old month',
      'ledger_transactions',
      { account_id: idOf('tickets'), period_lower: `${year - 1}-02-01`, period_upper: `${year - 1}-02-28` },
    ],
    ['a rare account', 'ledger_transactions', { account_id: idOf('transport') }],
  ]
  for (const [name, action, data] of questions) {
    const took: number[] = []
    // The second half by the plan that PostgreSQL keeps for a prepared statement from the sixth time on.
    for (let round = 0; round < 2 * tries; round++) {
      const begin = performance.now()
      const { result } = await ask(action, data)
      took.push(performance.now() - begin)
      if (result.length === 0) faults.push(`${name}: nothing was found`)
    }
    const longest = Math.max(Math.min(...took.slice(0, tries)), Math.min(...took.slice(tries)))
    figures.push(`${name} ${Math.round(longest)} ms`)
    if (longest > most) faults.push(`${name} took ${Math.round(longest)} ms`)
  }
  return { figures, faults }
}

const lived = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'orders/money-history'], {
  cwd: root,
  env: { ...process.env, MONEY_HISTORIES: String(histories) },
  encoding: 'utf8',
})

await withStage('ledger', { count: 1, capacity: 10 }, async (stage) => {
  const entries = await withClient(stage.url('proof'), async (client) => {
    await client.query(filling)
    await client.query('vacuum analyze')
    return (await client.query<{ count: number }>('select count(*)::integer as count from ledger_entries')).rows[0]?.count ?? 0
  })
  const server = await stage.serve('proof', port)
  const { figures, faults } = await browse(`http://127.0.0.1:${server.port}`)
  if (lived.status !== 0) faults.push(`histories: ${lived.stdout.slice(-2000)}`)
  conclude('ledger', `${histories} histories; ${entries} entries: ${figures.join(', ')}`, faults)
})
