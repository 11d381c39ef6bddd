import { uploadedFile } from '@anfilada/contract/files'
import { officeReconciliationActions, type ReconciliationAct, reconciliationActions } from '@anfilada/contract/reconciliation/acts'
import { type Comparison, type FileColumns, mostComparedRows } from '@anfilada/contract/reconciliation/comparison'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSpreadsheet } from '../files/index.ts'
import { keepBooks, postPast } from '../testing/account-moves.ts'
import { encode } from '../testing/bank-statement-file.ts'
import { uploadForm } from '../testing/upload-form.ts'
import { ask, createWorld, museumId, type Principal, type World } from '../testing/world.ts'

let world: World
let otherId: number
let actId: number
const autumn = { period_lower: '2025-09-01', period_upper: '2025-11-30' }
beforeAll(async () => {
  world = await createWorld()
  otherId = await postPast(world, 'otherAgency', [])
  await postPast(world, 'agencyOwner', [
    { kind: 'charge', reference: 'order:71', amount: 36_000_00, at: '2025-09-03T09:00:00Z' },
    { kind: 'charge', reference: 'order:72', amount: 4_500_00, at: '2025-09-22T09:00:00Z' },
    { kind: 'payment', reference: 'payment:217', amount: -36_000_00, at: '2025-10-06T09:00:00Z' },
    { kind: 'payment', reference: 'bank:5', amount: -1_000_50, at: '2025-11-14T09:00:00Z' },
  ])
  actId = (await issue(autumn)).act_id
})
afterAll(() => world.close())

async function issue(data: object, as: Principal = 'agencyAccountant'): Promise<ReconciliationAct> {
  await ask(world, { as, action: 'revise', data: { format: 'xlsx', ...data } })
  const answer = await ask(world, { as, action: 'get_reconciliation_acts', data: {} })
  const [act] = reconciliationActions.get_reconciliation_acts.output.parse(answer.json<{ data: unknown }>().data).result
  if (!act) throw new Error('No act was issued')
  return act
}

async function upload(file: string | Buffer, name: string): Promise<number> {
  const { headers, payload } = uploadForm(file, name)
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/files/reconciliation/',
    headers: { ...headers, authorization: world.tokens.agencyAccountant },
    payload,
  })
  return uploadedFile.parse(answer.json<{ data: unknown }>().data).result.file_id
}

type Answer = {
  success: boolean
  code?: string
  data?: { result: { comparison_id: number | null; question: { rows: string[][]; guess: FileColumns } | null } }
}
const compare = async (data: object, as: Principal = 'agencyAccountant'): Promise<Answer> =>
  (await ask(world, { as, action: 'compare_reconciliation', data })).json<Answer>()

async function seen(act = actId, more: object = {}): Promise<{ act: ReconciliationAct; comparison: Comparison | null }> {
  const answer = await ask(world, { as: 'agencyManager', action: 'get_reconciliation_comparison', data: { act_id: act, ...more } })
  return reconciliationActions.get_reconciliation_comparison.output.parse(answer.json<{ data: unknown }>().data).result
}
const kindsOf = ({ comparison }: { comparison: Comparison | null }) =>
  comparison?.lines.map(({ kind, ours, theirs }) => [kind, ours?.number ?? null, theirs?.row ?? null])

async function kept(): Promise<number> {
  return (await world.pool.query<{ count: number }>('select count(*) from reconciliation_comparisons')).rows[0]?.count as number
}

/** The same books with one difference of each kind, as an accountant keeps them: his debit is our credit. */
const books = [
  ['Дата', 'Документ', 'Дебет', 'Кредит'],
  ['01.09.2025', 'Сальдо начальное', '', ''],
  ['03.09.2025', 'Поступление 71', '', '36 000,00'],
  ['22.09.2025', 'Поступление 72', '', '4 550,00'],
  ['07.10.2025', 'Списание 217', '36 000,00', ''],
  ['20.10.2025', 'Списание 300', '77,00', ''],
  ['01.12.2025', 'Поступление 90', '', '5,00'],
  ['', 'Обороты за период', '36 077,00', '40 550,00'],
]
const different = [
  ['amount', '72', 4],
  ['date', '217', 5],
  ['only_theirs', null, 6],
  ['only_ours', '5', null],
  ['same', '71', 3],
]
const csv = books.map((cells) => cells.join(';')).join('\r\n')

describe('a comparison of an act with the customer’s books', () => {
  it('lays what is only there, only here, another sum and another day before both sides', async () => {
    const answer = await compare({ act_id: actId, file_id: await upload(encode(csv, 'windows-1251'), '../62 счёт.csv') })
    const { comparison, act } = await seen()
    expect(answer.data?.result).toEqual({ comparison_id: comparison?.comparison_id, question: null })
    expect(kindsOf({ comparison })).toEqual(different)
    expect(comparison).toMatchObject({
      file_name: '62 счёт.csv',
      made_by: 'agencyAccountant',
      counts: { only_theirs: 1, only_ours: 1, amount: 1, date: 1, same: 1 },
      // He owes 50 more for order 72, did not pay 1,000.50, and says that he paid 77.
      difference: 50_00 + 1_000_50 - 77_00,
      has_sides: true,
      unread: { count: 0, rows: [] },
      outside: 1,
      next: null,
    })
    expect(comparison?.lines[0]).toEqual({
      kind: 'amount',
      ours: { date: '2025-09-22', document: 'charge', number: '72', debit: 4_500_00, credit: 0 },
      theirs: { row: 4, date: '2025-09-22', document: 'Поступление 72', debit: 0, credit: 4_550_00 },
    })
    expect(act.compared).toMatchObject({ comparison_id: comparison?.comparison_id, differences: 4 })

    const office = await ask(world, { as: 'officeAccountant', api: 'office', action: 'get_act_comparison', data: { act_id: actId } })
    const theirs = officeReconciliationActions.get_act_comparison.output.parse(office.json<{ data: unknown }>().data).result.comparison
    expect(theirs).toEqual({ ...comparison, file: comparison?.file.replace('/v1/', '/office/') })
    const file = await world.app.inject({ url: theirs?.file ?? '', headers: { authorization: world.tokens.officeAccountant } })
    expect(new TextDecoder('windows-1251').decode(file.rawPayload)).toBe(csv)
  })

  it('reads a workbook as it reads a text', async () => {
    const rows = books.map((cells) =>
      cells.map((cell) => (/^[\d ]+,\d\d$/.test(cell) ? Number(cell.replace(/ /g, '').replace(',', '.')) : cell)),
    )
    const sheets = [
      { name: 'Пустой', columns: [], rows: [['Заметки']], head: 0, rightToLeft: false },
      { name: 'Сверка', columns: [], rows, head: 1, rightToLeft: false },
    ]
    await compare({ act_id: actId, file_id: await upload(await writeSpreadsheet(sheets), 'books.xlsx') })
    expect(kindsOf(await seen())).toEqual(different)
  })

  it('asks about columns that are not plain, keeps nothing meanwhile, and reads them as they are said to be', async () => {
    const before = await kept()
    const table = books.slice(2, 6).map(([date, document, debit, credit]) => [document, date, debit, credit].join(';'))
    const fileId = await upload(table.join('\n'), 'выгрузка.csv')
    const question = (await compare({ act_id: actId, file_id: fileId })).data?.result.question
    expect(question?.rows[0]).toEqual(['Поступление 71', '03.09.2025', '', '36 000,00'])
    expect(question?.guess).toEqual({ sheet: 0, date: null, document: null, debit: null, credit: null, amount: null })
    expect(await kept()).toBe(before)

    const said = { ...question?.guess, date: 1, document: 0, debit: 2, credit: 3 }
    expect(await compare({ act_id: actId, file_id: fileId, columns: { ...said, date: 0 } })).toMatchObject({ code: 'file_without_rows' })
    expect(await kept()).toBe(before)
    await compare({ act_id: actId, file_id: fileId, columns: said })
    expect(kindsOf(await seen())?.filter(([kind]) => kind !== 'same')).toEqual([
      ['amount', '72', 2],
      ['date', '217', 3],
      ['only_theirs', null, 4],
      ['only_ours', '5', null],
    ])
  })

  it('has its lines page by page, differences first', async () => {
    const moves = Array.from({ length: 230 }, (_, at) => ({
      kind: 'charge' as const,
      reference: `order:${at + 1_000}`,
      amount: 100 + at,
      at: '2024-03-03T10:00:00Z',
    }))
    await postPast(world, 'agencyOwner', moves)
    const { act_id: long } = await issue({ period_lower: '2024-03-01', period_upper: '2024-03-31' })
    const lines = moves.slice(1).map(({ reference, amount }) => `03.03.2024;${reference};${amount / 100}`)
    await compare({ act_id: long, file_id: await upload(['Дата;Документ;Сумма', ...lines].join('\n'), 'books.csv') })
    const first = (await seen(long)).comparison
    expect(first).toMatchObject({ next: 200, has_sides: false, difference: -100, counts: { only_ours: 1, same: 229 } })
    expect(first?.lines[0]?.kind).toBe('only_ours')
    const second = (await seen(long, { from: 200 })).comparison
    expect([first?.lines.length, second?.lines.length, second?.next]).toEqual([200, 30, null])
  })

  it.each<[string, () => Promise<object>, string]>([
    [
      'nothing but words',
      async () => ({
        file_id: await upload('<html><body>books</body></html>', 'a.csv'),
        columns: { sheet: 3, date: 0, document: null, debit: null, credit: null, amount: 1 },
      }),
      'file_without_rows',
    ],
    [
      'more rows than are compared',
      async () => ({ file_id: await upload('Дата;Сумма\n'.repeat(mostComparedRows + 1), 'a.csv') }),
      'file_too_long',
    ],
    ['a file that nobody has', async () => ({ file_id: 2_000_000_000 }), 'file_not_found'],
    ['the file of another customer', async () => ({ file_id: await keepBooks(world, 'otherAgency', otherId, csv) }), 'file_not_found'],
    ['a paper of ours', async () => ({ file_id: Number((await seen()).act.files.xlsx?.split('/').at(-1)) }), 'file_not_found'],
  ])('is refused for %s, and leaves nothing', async (_what, data, code) => {
    const before = await kept()
    expect(await compare({ act_id: actId, ...(await data()) })).toMatchObject({ success: false, code })
    expect(await kept()).toBe(before)
  })

  it('is of the latest version of a whole act', async () => {
    const fileId = await upload(csv, 'books.csv')
    const extract = await issue({ ...autumn, museum_id: museumId })
    expect(await compare({ act_id: extract.act_id, file_id: fileId })).toMatchObject({ code: 'act_not_current' })
    const may = { period_lower: '2024-05-01', period_upper: '2024-05-31' }
    const old = await issue(may)
    await postPast(world, 'agencyOwner', [{ kind: 'correction', reference: 'correction:1', amount: 77, at: '2024-05-05T10:00:00Z' }])
    await issue(may)
    expect(await compare({ act_id: old.act_id, file_id: fileId })).toMatchObject({ code: 'act_not_current' })
  })

  it('is not made anew for ever: whoever asks for too many waits', async () => {
    const { act_id: often } = await issue({ period_lower: '2025-10-01', period_upper: '2025-10-31' })
    const fileId = await upload(csv, 'books.csv')
    await compare({ act_id: often, file_id: fileId })
    await world.pool.query(
      `insert into reconciliation_comparisons (act_id, file_id, file_name, columns, found, differences, lines, made_by)
       select act_id, file_id, file_name, columns, found, differences, lines, made_by
       from reconciliation_comparisons, generate_series(2, 29) where act_id = $1`,
      [often],
    )
    expect((await compare({ act_id: often, file_id: fileId })).success).toBe(true)
    expect(await compare({ act_id: often, file_id: fileId })).toMatchObject({ success: false, code: 'too_many_requests' })
  })

  it('cannot be rewritten', async () => {
    await expect(world.pool.query('update reconciliation_comparisons set differences = 0')).rejects.toThrow('append only')
  })
})

describe('agreeing with a comparison', () => {
  it('says which one it was, and takes none of another act', async () => {
    const { act_id: other } = await issue({ period_lower: '2025-09-01', period_upper: '2025-09-30' })
    const saw = (await seen()).comparison?.comparison_id ?? 0
    const agree = async (act: number, as: Principal = 'agencyAccountant') => {
      const [action, api] =
        as === 'officeAccountant' ? (['agree_act_for_company', 'office'] as const) : (['agree_act', 'customer'] as const)
      const answer = await ask(world, { as, api, action, data: { act_id: act, comparison_id: saw } })
      return answer.json<{ code?: string; data?: { result: ReconciliationAct } }>()
    }
    expect(await agree(other)).toMatchObject({ code: 'comparison_not_found' })
    expect((await seen(other)).act.agreed_by_customer).toBeNull()

    await agree(actId)
    await agree(actId, 'officeAccountant')
    await compare({ act_id: actId, file_id: await upload(csv, 'later.csv') })
    const { act } = await seen()
    expect(act.agreed_by_customer).toMatchObject({
      name: 'agencyAccountant',
      comparison: { comparison_id: saw, file_name: 'выгрузка.csv', differences: 4 },
    })
    expect(act.agreed_by_company).toMatchObject({ name: 'officeAccountant', comparison: { comparison_id: saw } })
    expect(act.compared).toMatchObject({ file_name: 'later.csv' })
  })
})
