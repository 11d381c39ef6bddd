import { addDays, defaultZone, todayIn } from '../../packages/contract/src/dates.ts'
import type { Screen } from './screen.ts'

const staff = { app: 'office', as: 'dispatcher' } as const
const code = '0123456789ABCDEFGHJKMNPQRSTV'
const path = `/office/redeem?code=${code}`

/** A telephone at the door; a voucher of today with its group, and one whose minute has begun. */
export const doorScreens: readonly Screen[] = [
  { name: 'office-redeem', ...staff, path: '/office/redeem' },
  { name: 'office-redeem-voucher', ...staff, path, dark: true, answers: () => ({ office_voucher: voucher('valid_today') }) },
  { name: 'office-redeem-used', ...staff, path, answers: () => ({ office_voucher: { ...voucher('used'), redemption } }) },
  { name: 'office-redeem-early', ...staff, path, answers: () => ({ office_voucher: voucher('not_today') }) },
  { name: 'office-redeem-replaced', ...staff, path, answers: () => ({ office_voucher: voucher('replaced') }) },
]

const redemption = { id: 1, heads: 37, by: 'Анна Белова', at: new Date().toISOString(), mine: true, undo_seconds: 42 }

function voucher(state: string): object {
  return {
    number: 48213,
    version: 1,
    code,
    address: `https://portal.example/v/${code}`,
    state,
    issued_at: '2026-11-20T09:00:00+03:00',
    replaces: null,
    date: addDays(todayIn(defaultZone), state === 'not_today' ? 1 : 0),
    time: '11:30',
    zone: defaultZone,
    museum: 'Государственный Эрмитаж',
    object: 'Главный музейный комплекс',
    entrance: 'Подъезд 3',
    heads: [
      { category: 'common', quantity: 34 },
      { category: 'privileged', quantity: 2 },
      { category: 'child', quantity: 2 },
    ],
    services: [],
    country: 'Китай',
    guide: 'Ольга Ветрова',
    customer: 'ООО «Нева-тур»',
    refno: 'NEVA-0520-A',
    redemption: null,
  }
}
