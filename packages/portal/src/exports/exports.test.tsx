// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answers, serve } from '../testing/fake-server.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member } from '../testing/samples.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const said = (result: unknown) => ({ success: true, data: { result, next: null } })
const asked = {
  id: 7,
  list: 'archive',
  format: 'csv',
  asked_at: '2026-11-20T12:00:00+03:00',
  total: null,
  done: 0,
  failure: null,
  file: null,
  size: null,
}
const running = { ...asked, total: 4000, done: 1000 }
const ready = { ...asked, total: 4000, done: 4000, file: '/api/v1/files/export/9', size: 2_202_010 }

async function open(path: string, answers: Answers = {}) {
  const calls = serve({
    '/api/v1/events/': () => new Response(new ReadableStream()),
    '/api/v1/museums/': [],
    get_archive: said([]),
    count_export: said({ total: 4000 }),
    list_exports: said([running]),
    start_export: said(asked),
    remove_export: said({ id: 7 }),
    ...answers,
  })
  await renderPortal({ path, as: member('owner') })
  return { sent: (action: string) => calls.filter((call) => call.action === action).map(({ data }) => data) }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

describe('taking a list out', () => {
  it('counts what the filters of the screen let through, and sends the same filters', async () => {
    const { sent } = await open('/archive?no=71&from=2026-01-01')
    await press('Выгрузить')
    expect(await screen.findByText(/^4\s?000 строк$/)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /^CSV/ }))
    await userEvent.click(dialog().getByRole('button', { name: 'Выгрузить' }))
    await waitFor(() => expect(sent('start_export')).toHaveLength(1))
    const filter = { no: '71', period_lower: '2026-01-01' }
    expect(sent('count_export')[0]).toMatchObject({ list: 'archive', filter })
    expect(sent('start_export')[0]).toMatchObject({ list: 'archive', filter, format: 'csv' })
    expect((await screen.findByRole('progressbar', { name: 'Архив: готово 25\u00a0%' })).textContent).toBe('')
  })

  it.each([
    [0, 'Список пуст, выгружать нечего.'],
    [1_048_576, 'На листе XLSX столько строк не помещается. Выберите CSV или сузьте список фильтрами.'],
  ])('says why %i rows cannot be taken out as XLSX', async (total, why) => {
    const { sent } = await open('/archive', { count_export: said({ total }) })
    await press('Выгрузить')
    await screen.findByText(why)
    await userEvent.click(dialog().getByRole('button', { name: 'Выгрузить' }))
    expect(sent('start_export')).toEqual([])
  })
})

describe('one’s exports', () => {
  it('are found again, with their file', async () => {
    await open('/exports', { list_exports: said([ready]) })
    expect(await screen.findByText(/^4\s?000 строк, 2,1 МБ$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Скачать' })).toBeTruthy()
  })

  it('are cancelled while they are written', async () => {
    const { sent } = await open('/exports')
    await press('Отменить')
    await waitFor(() => expect(sent('remove_export')).toMatchObject([{ export_id: 7 }]))
    await screen.findByText('Архив: выгрузка отменена')
  })

  it('say why there is no file', async () => {
    await open('/exports', { list_exports: said([{ ...asked, failure: 'Вашей роли это недоступно.' }]) })
    expect(await screen.findByText(/не готова\. Вашей роли это недоступно\./)).toBeTruthy()
  })
})
