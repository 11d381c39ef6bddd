import type { ImportFault, ImportReport } from '../../packages/contract/src/interchange/office-interchange.ts'
import { en } from '../../packages/phrases/src/interchange/en.ts'
import { ru } from '../../packages/phrases/src/interchange/ru.ts'
import type { Scene } from './screen.ts'

const nothing: ImportReport = { sections: [], changes: [], faults: [], seen: '' }

/** What a workbook of an accountant would change, in place of the server: nobody has sent one. */
export function changesOf({ language }: Scene): ImportReport {
  const { sheets, titles, cells } = language === 'ru' ? ru : en
  const isRussian = language === 'ru'
  const name = isRussian ? 'Эрмитаж' : 'Hermitage'
  const palace = isRussian ? 'Дворец Меншикова (menshikov-palace)' : 'Menshikov Palace (menshikov-palace)'
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
          {
            sheet: sheets.museum_objects,
            row: `${isRussian ? 'Главный комплекс' : 'Main Museum Complex'} (main-museum-complex)`,
            title: titles.monday,
            from: '10:30-18:00',
            to: cells.closed,
          },
          {
            sheet: sheets.museum_objects,
            row: `${isRussian ? 'Главный штаб' : 'General Staff Building'} (general-staff)`,
            title: titles.most_people,
            from: '25',
            to: '20',
          },
          { sheet: sheets.museum_objects, row: palace, title: null, from: null, to: palace },
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
      ...balancesOf(language),
    ],
  }
}

/** What two customers brought along from the system before. */
function balancesOf(language: Scene['language']): ImportReport['changes'] {
  const { sheets, titles } = language === 'ru' ? ru : en
  const asOf = language === 'ru' ? '30 июня 2026' : '30 June 2026'
  return (['owed', 'prepaid'] as const).map((side, at) => ({
    section: 'opening_balances',
    key: String(at),
    name: `${at === 0 ? 'ООО «Ладога-тур»' : 'ООО «Онего»'} (781450892${at}/781401001)`,
    what: 'new',
    lines: [
      { sheet: sheets.opening_balances, row: null, title: titles.as_of, from: null, to: asOf },
      {
        sheet: sheets.opening_balances,
        row: null,
        title: titles[side],
        from: null,
        to: (at === 0 ? 84_500 : 12_000.55).toLocaleString(language),
      },
    ],
  }))
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
