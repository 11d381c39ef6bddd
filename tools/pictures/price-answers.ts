import type { OfficePriceList, OfficePriceRow } from '../../packages/contract/src/pricing/price-lists.ts'
import type { Scene } from './screen.ts'

/** A draft that raises, lowers, adds and takes off, in place of the server: a look leaves nobody a draft. */
export function draftOf({ language }: Scene): object {
  const isRussian = language === 'ru'
  const by = isRussian ? 'Светлана Кузьмина' : 'Svetlana Kuzmina'
  const name = isRussian ? 'Иностранные группы 2026' : 'Foreign groups 2026'
  const list: OfficePriceList = {
    id: 8,
    name,
    type: 'ig',
    customer: null,
    valid_from: '2026-01-01',
    valid_until: '2026-12-31',
    current: { version_id: 8, number: 1, at: '2025-09-15T12:00:00+03:00', by },
    draft: { version_id: 30, number: 2, at: '2026-11-27T15:10:00+03:00', by, revision: 4, changed: 3 },
    overlaps: [],
    file: null,
  }
  return { list, version: { id: 30, number: 2, state: 'draft', note: '', revision: 4 }, rows: rowsOf(isRussian), vat: [], before: null }
}

function rowsOf(isRussian: boolean): OfficePriceRow[] {
  const palace = { museum_id: 3, museum: isRussian ? 'Екатерининский дворец' : 'Catherine Palace', revision: 2 }
  return [
    {
      ...palace,
      museum_object_id: 'agate-rooms',
      object: isRussian ? 'Агатовые комнаты' : 'Agate Rooms',
      current: { 'ticket:common': { amount: 600_00 }, 'ticket:child': { amount: 200_00 } },
      prices: { 'ticket:common': { amount: 650_00 }, 'ticket:child': { amount: 150_00 } },
    },
    {
      ...palace,
      museum_object_id: 'catherine-palace',
      object: isRussian ? 'Парадные залы и Янтарная комната' : 'State Rooms and the Amber Room',
      current: { 'ticket:common': { amount: 1_500_00 }, 'service:ag': { amount: 450_00 } },
      prices: {
        'ticket:common': { amount: 1_650_00, tiers: [{ from: 20, amount: 1_600_00 }] },
        'service:multicast_audio_system': { amount: 180_00 },
      },
    },
  ]
}
