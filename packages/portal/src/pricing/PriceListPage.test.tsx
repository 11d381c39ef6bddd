// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { museumDate } from '@anfilada/browser/formats'
import type { Pricelists } from '@anfilada/contract/pricing/price-files'
import { serve, type Answers } from '../testing/fake-server.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member } from '../testing/samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const year = Number(museumDate(new Date()).slice(0, 4))
const listOf = (list_id: number, type: 'rf' | 'ig', ofYear: number, own = false): Pricelists[number]['lists'][number] => ({
  list_id,
  type,
  name: `Список ${list_id}`,
  valid_from: `${ofYear}-01-01`,
  valid_until: `${ofYear}-12-31`,
  own,
  files: [{ format: 'xlsx', file: `/api/v1/pricelist/${list_id}/xlsx` }],
})
const years: Pricelists = [
  { year: year + 1, file_rg: null, file_ig: null, lists: [listOf(5, 'rf', year + 1)] },
  { year, file_rg: null, file_ig: null, lists: [listOf(3, 'rf', year, true), listOf(1, 'rf', year), listOf(2, 'ig', year)] },
]

async function openLists(answers: Answers = {}) {
  const calls = serve({ get_pricelists: { success: true, data: { result: years } }, ...answers })
  await renderPortal({ path: '/pricelist', as: member('owner') })
  return calls
}

describe('the price lists', () => {
  it('stand by year, the newest first, and say which hold today and which are the reader’s own', async () => {
    await openLists()
    const heads = await screen.findAllByRole('heading', { level: 2 })
    expect(heads.map(({ textContent }) => textContent)).toEqual([String(year + 1), String(year)])
    const rows = within(screen.getByRole('main')).getAllByRole('listitem')
    const text = rows.map((row) => row.textContent ?? '')
    expect(text.map((one) => one.includes('действует сегодня'))).toEqual([false, true, true, true])
    expect(text.map((one) => one.includes('по вашему договору'))).toEqual([false, true, false, false])
    expect(text[3]).toContain('Иностранная группа')
  })

  it('are saved as files under the server’s name, fetched with the session’s header', async () => {
    const saved: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const disposition = `attachment; filename="_.xlsx"; filename*=UTF-8''${encodeURIComponent(`Прайс-лист ${year}.xlsx`)}`
    const calls = await openLists({
      '/api/v1/pricelist/1/xlsx': new Response('bytes', { headers: { 'Content-Disposition': disposition } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: `Скачать XLSX: Российская группа, ${year}, Список 1` }))
    await vi.waitFor(() => expect(saved).toEqual([`Прайс-лист ${year}.xlsx`]))
    expect(calls.find(({ path }) => path.endsWith('/1/xlsx'))?.headers.get('Authorization')).toBe('token-of-a-test')
  })

  it('say in the server’s words why a file did not come', async () => {
    const gone = Response.json({ success: false, error: 'Прайс-лист не найден.', code: 'price_list_not_found' }, { status: 404 })
    await openLists({ '/api/v1/pricelist/2/xlsx': gone })
    await userEvent.click(await screen.findByRole('button', { name: /Иностранная группа/ }))
    expect(await screen.findByText('Прайс-лист не найден.')).toBeTruthy()
  })

  it('say what will stand here while there are none', async () => {
    await openLists({ get_pricelists: { success: true, data: { result: [] } } })
    expect(await screen.findByRole('heading', { name: 'Прайс-листов пока нет' })).toBeTruthy()
  })
})
