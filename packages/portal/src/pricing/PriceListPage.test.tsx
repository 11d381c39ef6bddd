// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Pricelists } from '@anfilada/contract/pricing/price-files'
import type { PricedMuseum } from '@anfilada/contract/pricing/price-table'
import { serve, type Answers } from '../testing/fake-server.ts'
import { renderPortal } from '../testing/render-portal.tsx'
import { member } from '../testing/samples.ts'
import { choose } from '@anfilada/ui/testing'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const year = 2026
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
  { year: year - 1, file_rg: null, file_ig: null, lists: [listOf(4, 'rf', year - 1)] },
]
const named = (name: string) => ({ ru_RU: name, en_US: name, zh_cn: name, fa_IR: name, vi: name })
const of = (from: string, until: string) => ({ from: `${year}-${from}`, until: `${year}-${until}`, vat: { standard: 22 } })
const table: PricedMuseum[] = [
  {
    museum: { id: 1, name: named('Эрмитаж'), emblem: 'hermitage' },
    objects: [
      {
        museum_object_id: 'staff',
        name: named('Главный штаб'),
        periods: [
          { ...of('01-01', '05-31'), own: false, prices: { 'ticket:common': { amount: 150_000 } } },
          {
            ...of('06-01', '12-31'),
            own: true,
            prices: { 'ticket:common': { amount: 140_000, tiers: [{ from: 20, amount: 130_000 }], free: { per: 15, max: 1 } } },
          },
        ],
      },
    ],
  },
  {
    museum: { id: 2, name: named('Павловск'), emblem: 'pavlovsk' },
    objects: [
      {
        museum_object_id: 'park',
        name: named('Парк'),
        periods: [{ ...of('01-01', '12-31'), own: false, prices: { 'service:rgc': { amount: 450_000, basis: 'group', vat: 'standard' } } }],
      },
    ],
  },
  {
    museum: null,
    objects: [
      {
        museum_object_id: 'bus',
        name: named('Автобус'),
        periods: [{ ...of('01-01', '12-31'), own: false, prices: { 'service:transport': { amount: 425_000 } } }],
      },
    ],
  },
]

async function openLists(answers: Answers = {}, search = '') {
  const calls = serve({
    get_pricelists: { success: true, data: { result: years } },
    get_price_table: { success: true, data: { result: table } },
    ...answers,
  })
  await renderPortal({ path: `/pricelist${search}`, as: member('owner') })
  return { asked: () => calls.filter(({ action }) => action === 'get_price_table').map(({ data }) => data), calls }
}
const rows = () => screen.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' ') ?? '')

describe('the price table', () => {
  it('begins with this year, and keeps past years in a line of their own', async () => {
    const { asked } = await openLists()
    await screen.findByRole('table', { name: `Цены на ${year}: Российская группа` })
    expect(
      within(screen.getByRole('group', { name: 'Год' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([String(year), String(year + 1)])
    expect(asked()).toEqual([{ year, type: 'rf' }])
    await userEvent.click(screen.getByRole('link', { name: String(year - 1) }))
    await waitFor(() => expect(asked().at(-1)).toEqual({ year: year - 1, type: 'rf' }))
  })

  it('says a price for its days, whose it is, and what a bare sum does not say', async () => {
    await openLists()
    await screen.findByRole('table')
    const said = rows()
    expect(said.some((row) => row.includes('Главный штаб') && row.includes('1 января') && row.includes('1 500'))).toBe(true)
    const own = said.find((row) => row.includes('по вашему договору'))
    expect(own).toMatch(/1 июня.*1 400от 20 чел\. 1 3001 из 15 бесплатно, но не больше 1/)
    expect(own).toContain('не продаётся')
    expect(said.find((row) => row.includes('Парк'))).toMatch(/4 500за группу/)
    expect(screen.getByRole('columnheader', { name: /Гид музея, русский язык/ }).textContent).toContain('НДС 22\u00a0%')
    expect(said.find((row) => row.includes('Автобус'))).toContain('4 250 за час')
  })

  it('is asked again for another category, and narrowed in place by words and a museum, which stand in the address', async () => {
    const { asked } = await openLists()
    await userEvent.click(await screen.findByRole('button', { name: 'Иностранная группа' }))
    await screen.findByRole('table', { name: `Цены на ${year}: Иностранная группа` })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Музей или объект' }), 'штаб')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Парк/ })).toBeNull())
    expect(screen.getAllByRole('row', { name: /Главный штаб/ })).toHaveLength(2)
    await choose(screen.getByRole('combobox', { name: 'Музей' }), 'Павловск')
    expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Показать все цены' }))
    expect(await screen.findByRole('row', { name: /Парк/ })).toBeTruthy()
    expect(asked()).toEqual([
      { year, type: 'rf' },
      { year, type: 'ig' },
    ])
  })

  it('opens as its address says', async () => {
    const { asked } = await openLists({}, `?year=${year + 1}&type=cn&find=парк&museum=2`)
    expect(await screen.findByRole('row', { name: /Парк/ })).toBeTruthy()
    expect(asked()).toEqual([{ year: year + 1, type: 'cn' }])
    expect(screen.queryByRole('row', { name: /Автобус/ })).toBeNull()
  })

  it('says what to do where a year has no prices, and where they did not come', async () => {
    await openLists({ get_price_table: { success: true, data: { result: [] } } })
    expect(await screen.findByRole('heading', { name: `На ${year} год цен нет` })).toBeTruthy()
    cleanup()
    await openLists({ get_price_table: 'silence' })
    expect(await screen.findByRole('heading', { name: 'Цены не загрузились' })).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Прайс-листы файлами' })).toBeTruthy()
  })
})

describe('the files of the price lists', () => {
  it('are those of the year and the category, the reader’s own first', async () => {
    await openLists()
    const lists = within(await screen.findByRole('list', { name: 'Прайс-листы файлами' })).getAllByRole('listitem')
    const text = lists.map((row) => row.textContent ?? '')
    expect(text.map((one) => [one.includes('Список 3'), one.includes('по вашему договору'), one.includes('действует сегодня')])).toEqual([
      [true, true, true],
      [false, false, true],
    ])
  })

  it('are saved under the server’s name, fetched with the session’s header', async () => {
    const saved: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const disposition = `attachment; filename="_.xlsx"; filename*=UTF-8''${encodeURIComponent(`Прайс-лист ${year}.xlsx`)}`
    const { calls } = await openLists({
      '/api/v1/pricelist/1/xlsx': new Response('bytes', { headers: { 'Content-Disposition': disposition } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: `Скачать XLSX: Российская группа, ${year}, Список 1` }))
    await expect.poll(() => saved).toEqual([`Прайс-лист ${year}.xlsx`])
    expect(calls.find(({ path }) => path.endsWith('/1/xlsx'))?.headers.get('Authorization')).toBe('token-of-a-test')
  })

  it('say in the server’s words why one did not come', async () => {
    const gone = Response.json({ success: false, error: 'Прайс-лист не найден.', code: 'price_list_not_found' }, { status: 404 })
    await openLists({ '/api/v1/pricelist/2/xlsx': gone }, '?type=ig')
    await userEvent.click(await screen.findByRole('button', { name: /Скачать XLSX: Иностранная группа/ }))
    expect(await screen.findByText('Прайс-лист не найден.')).toBeTruthy()
  })

  it('say what will stand here while there are none', async () => {
    await openLists({ get_pricelists: { success: true, data: { result: [] } } })
    expect(await screen.findByRole('heading', { name: 'Прайс-листов пока нет' })).toBeTruthy()
  })
})
