// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Comparison } from '@anfilada/contract/reconciliation/comparison'
import { type Answers, serve } from '../../testing/fake-server.ts'
import { sampleAct } from '../../testing/invoices.ts'
import { renderPortal } from '../../testing/render-portal.tsx'
import { member } from '../../testing/samples.ts'
import { choose } from '@anfilada/ui/testing'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const brief = { comparison_id: 8, file_name: '62 счёт.csv', differences: 2, at: '2026-11-21T10:00:00Z' }
const compared: Comparison = {
  comparison_id: 8,
  file_name: '62 счёт.csv',
  file: '/api/v1/files/reconciliation/31',
  made_by: 'Марина Лебедева',
  made_at: '2026-11-21T10:00:00Z',
  counts: { only_theirs: 0, only_ours: 1, amount: 1, date: 0, same: 1 },
  difference: -150_000,
  has_sides: true,
  unread: { count: 2, rows: [5, 9] },
  outside: 0,
  lines: [
    {
      kind: 'amount',
      ours: { date: '2026-10-03', document: 'charge', number: '72', debit: 450_000, credit: 0 },
      theirs: { row: 4, date: '2026-10-05', document: 'Поступление 72', debit: 0, credit: 300_000 },
    },
    { kind: 'only_ours', ours: { date: '2026-10-14', document: 'transfer', number: '5', debit: 0, credit: 100_000 }, theirs: null },
    {
      kind: 'same',
      ours: { date: '2026-10-01', document: 'payment', number: '9', debit: 0, credit: 5_000 },
      theirs: { row: 3, date: '2026-10-01', document: 'Списание 9', debit: 5_000, credit: 0 },
    },
  ],
  next: null,
}
const seen = (comparison: Comparison | null) => ({
  success: true,
  data: { result: { act: sampleAct({ compared: comparison && brief }), comparison } },
})

async function open(answers: Answers) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    '/api/v1/files/reconciliation/': { success: true, data: { result: { file_id: 31, name: '62 счёт.csv', size: 90 } } },
    get_reconciliation_comparison: seen(null),
    ...answers,
  })
  await renderPortal({ path: '/revise?act=3', as: member('owner') })
  return (action: string) => calls.filter((call) => call.action === action).map(({ data }) => data)
}

const chooseFile = async () => userEvent.upload(await screen.findByLabelText('Выбрать файл'), new File(['a;b'], '62 счёт.csv'))
const asCompared = { success: true, data: { result: { comparison_id: 8, question: null } } }

describe('comparing an act with a file', () => {
  it('shows what differs first, on which side and how, and the rest on demand', async () => {
    await open({ get_reconciliation_comparison: seen(compared) })
    const rows = within(await screen.findByRole('list', { name: 'Построчная сверка' }))
    expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '03.10Анфилада: Заказ №\u00a072Начислено 4\u00a0500\u00a0₽Файл: Поступление 72 строка 4другая сумма, в файле 5 октября 2026Кредит 3\u00a0000\u00a0₽',
      '14.10Анфилада: Перевод №\u00a05Оплачено 1\u00a0000\u00a0₽нет в файле',
    ])
    expect(screen.getByText(/Расходится|Расходятся/).parentElement?.textContent).toBe(
      'Расходятся 2 строкипо файлу долг меньше на 1\u00a0500\u00a0₽совпало 1 из 3',
    )
    expect(screen.getByText(/^Не прочитаны 2 строки файла: 5, 9\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Все строки 3' }))
    expect(rows.getAllByRole('listitem')).toHaveLength(3)
  })

  it('is done as soon as the file is there', async () => {
    let isCompared = false
    const sent = await open({
      compare_reconciliation: () => ((isCompared = true), asCompared),
      get_reconciliation_comparison: () => seen(isCompared ? compared : null),
    })
    await chooseFile()
    expect(await screen.findByRole('list', { name: 'Построчная сверка' })).toBeTruthy()
    expect(sent('compare_reconciliation')).toEqual([{ act_id: 3, file_id: 31, language: 'ru' }])
  })

  it('asks which column is what when that is not plain, and keeps what was said through a refusal', async () => {
    const nothing = { date: null, document: null, debit: null, credit: null, amount: null }
    const question = { rows: [['Приход', '03.10.2026', '5,00']], guess: { sheet: 0, ...nothing, document: 0 } }
    const refusal = { success: false, error: 'Нет строк.', code: 'file_without_rows', fields: {} }
    const sent = await open({
      compare_reconciliation: ({ data }) =>
        data.columns ? refusal : { success: true, data: { result: { comparison_id: null, question } } },
    })
    await chooseFile()
    const form = within(await screen.findByRole('form', { name: 'Где что в файле?' }))
    expect(form.getByRole('columnheader', { name: 'B' })).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Сверить' }))
    expect(form.getByText(/^Нужна дата/)).toBeTruthy()
    await choose(form.getByLabelText('Дата'), 'Колонка B 03.10.2026')
    await choose(form.getByLabelText('Одна колонка сумм'), 'Колонка C 5,00')
    await userEvent.click(form.getByRole('button', { name: 'Сверить' }))
    expect(await screen.findByText('Нет строк.')).toBeTruthy()
    expect(sent('compare_reconciliation').at(-1)).toMatchObject({ columns: { sheet: 0, ...nothing, document: 0, date: 1, amount: 2 } })
    expect(form.getByLabelText<HTMLButtonElement>('Дата').value).toBe('1')
  })

  it('says at once that a file is too large, and sends nothing', async () => {
    const sent = await open({})
    const large = new File(['a'], 'a.csv')
    Object.defineProperty(large, 'size', { value: 10_485_761 })
    await userEvent.upload(await screen.findByLabelText('Выбрать файл'), large)
    expect(await screen.findByText('Файл больше 10 МБ.')).toBeTruthy()
    expect(sent('compare_reconciliation')).toEqual([])
  })

  it('is named by the agreement of who has seen it', async () => {
    const sent = await open({
      get_reconciliation_comparison: seen(compared),
      agree_act: { success: true, data: { result: sampleAct() } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Согласовать…' }))
    expect(screen.getByText(/сверка с файлом 62 счёт\.csv/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Согласовать' }))
    await expect.poll(() => sent('agree_act')).toEqual([{ act_id: 3, comparison_id: 8, language: 'ru' }])
  })
})
