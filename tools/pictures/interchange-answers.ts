import type { ImportFault, ImportReport } from '../../packages/contract/src/interchange/office-interchange.ts'
import { en } from '../../packages/phrases/src/interchange/en.ts'
import { ru } from '../../packages/phrases/src/interchange/ru.ts'
import type { Scene } from './screen.ts'

const nothing: ImportReport = { sections: [], changes: [], faults: [], seen: '' }

/** What a workbook of an accountant would change, in place of the server: nobody has sent one. */
export function changesOf({ language }: Scene): ImportReport {
  const { sheets, titles, cells } = language === 'ru' ? ru : en
  const name = language === 'ru' ? 'Эрмитаж' : 'Hermitage'
  const sum = (rubles: number): string => rubles.toLocaleString(language)
  return {
    ...nothing,
    sections: [
      { section: 'museums', rows: 26, new: 0, changed: 1, unchanged: 25 },
      { section: 'terms', rows: 31, new: 0, changed: 0, unchanged: 31 },
      { section: 'customers', rows: 58, new: 1, changed: 1, unchanged: 56 },
      { section: 'opening_balances', rows: 2, new: 2, changed: 0, unchanged: 0 },
    ],
    changes: [
      {
        section: 'museums',
        key: '3',
        name,
        what: 'changed',
        lines: [
          { sheet: sheets.museums, row: null, title: `${titles.name} (zh)`, from: null, to: '冬宫博物馆' },
          { sheet: sheets.museum_objects, row: 'main-museum-complex', title: titles.monday, from: '10:30-18:00', to: cells.closed },
          { sheet: sheets.museum_objects, row: 'general-staff', title: titles.most_people, from: '25', to: '20' },
          { sheet: sheets.museum_objects, row: 'menshikov-palace', title: null, from: null, to: 'menshikov-palace' },
        ],
      },
      { section: 'customers', key: '7814508921/781401001', name: 'ООО «Полярный экспресс»', what: 'new', lines: [] },
      {
        section: 'customers',
        key: '7801234564/780101001',
        name: 'ООО «Нева-тур»',
        what: 'changed',
        lines: [
          { sheet: sheets.customers, row: null, title: titles.contract_number, from: 'NEVA-1', to: 'NEVA-2027/1' },
          { sheet: sheets.customers, row: null, title: titles.credit_limit, from: sum(500_000), to: null },
        ],
      },
      ...(['owed', 'prepaid'] as const).map((side, at) => ({
        section: 'opening_balances' as const,
        key: String(at),
        name: `781450892${at}/781401001`,
        what: 'new' as const,
        lines: [
          { sheet: sheets.opening_balances, row: null, title: titles.as_of, from: null, to: '2026-06-30' },
          { sheet: sheets.opening_balances, row: null, title: titles[side], from: null, to: sum(at === 0 ? 84_500 : 12_000.55) },
        ],
      })),
    ],
  }
}

/** A workbook with mistakes of a sheet, of cells, and of what stands here. */
export function faultsOf({ language }: Scene): ImportReport {
  const { sheets, faults } = language === 'ru' ? ru : en
  const wrong = (sheet: string, place: string, read: string, code: keyof typeof faults): ImportFault => ({
    section: null,
    sheet,
    place,
    read,
    code,
    message: faults[code].replace('{sheet}', sheets.museum_travel),
  })
  return {
    ...nothing,
    faults: [
      { ...wrong('', '', '', 'missing_sheet'), sheet: null },
      wrong(sheets.museum_objects, 'M12', language === 'ru' ? 'с утра' : 'in the morning', 'not_hours'),
      wrong(sheets.prices, 'I208', '1400,505', 'not_kopecks'),
      wrong(sheets.opening_balances, 'C4', '84500.01', 'opening_posted'),
      wrong(sheets.opening_balances, 'D7', '12000', 'not_one_sum'),
    ],
  }
}
