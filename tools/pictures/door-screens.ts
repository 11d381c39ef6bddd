import { addDays, defaultZone, todayIn } from '../../packages/contract/src/dates.ts'
import type { Language } from '../../packages/contract/src/languages.ts'
import type { VoucherState } from '../../packages/contract/src/vouchers/voucher-status.ts'
import { voucherPage } from '../../packages/server/src/vouchers/page/voucher-page.ts'
import type { Page } from '@playwright/test'
import type { Scene, Screen } from './screen.ts'

const staff = { app: 'office', as: 'dispatcher' } as const
const code = '0123456789ABCDEFGHJKMNPQRSTV'
const path = `/office/redeem?code=${code}`

/** The address of a code that nobody has: the server's own page, in which the others are written by what writes them there. */
const address = `/v/${'Z'.repeat(28)}`

/** A telephone at the door; a voucher of today with its group, and one whose minute has begun. */
export const doorScreens: readonly Screen[] = [
  { name: 'voucher-code-none', app: 'portal', path: address },
  { name: 'voucher-code-valid', app: 'portal', path: address, act: (page, scene) => show(page, scene, 'valid_today'), slice: 'both' },
  { name: 'voucher-code-early', app: 'portal', path: address, act: (page, scene) => show(page, scene, 'not_today'), slice: 'both' },
  { name: 'voucher-code-used', app: 'portal', path: address, act: (page, scene) => show(page, scene, 'used'), slice: 'both' },
  { name: 'voucher-code-cancelled', app: 'portal', path: address, act: (page, scene) => show(page, scene, 'cancelled'), slice: 'both' },
  {
    name: 'voucher-code-replaced',
    app: 'portal',
    path: address,
    act: (page, scene) => show(page, scene, 'replaced'),
  },
  { name: 'office-redeem', ...staff, path: '/office/redeem', slice: 'light' },
  { name: 'office-redeem-voucher', ...staff, path, answers: () => ({ office_voucher: voucher('valid_today') }), slice: 'both' },
  { name: 'office-redeem-used', ...staff, path, answers: () => ({ office_voucher: { ...voucher('used'), redemption } }) },
  { name: 'office-redeem-early', ...staff, path, answers: () => ({ office_voucher: voucher('not_today') }) },
  { name: 'office-redeem-replaced', ...staff, path, answers: () => ({ office_voucher: voucher('replaced') }) },
]

const places: Record<Language, { museum: string; object: string; entrance: string }> = {
  ru: { museum: 'Государственный Эрмитаж', object: 'Главный музейный комплекс', entrance: 'Подъезд 3' },
  en: { museum: 'State Hermitage Museum', object: 'Main Museum Complex', entrance: 'Entrance 3' },
  zh: { museum: '国立艾尔米塔什博物馆', object: '主馆建筑群', entrance: '3 号入口' },
  fa: { museum: 'موزهٔ ارمیتاژ', object: 'مجموعهٔ اصلی', entrance: 'ورودی 3' },
  vi: { museum: 'Bảo tàng Hermitage', object: 'Tổ hợp chính', entrance: 'Lối vào 3' },
}
const heads = [
  { category: 'common', quantity: 34 },
  { category: 'privileged', quantity: 2 },
  { category: 'child', quantity: 2 },
] as const

async function show(page: Page, { language }: Scene, state: VoucherState): Promise<void> {
  const facts = { date: '2026-05-20', time: '11:30', heads }
  const redeemedAt = state === 'used' ? new Date('2026-05-20T08:34:00Z') : null
  const seen = { code, state, number: 48213, facts, ...places[language], zone: defaultZone, redeemedAt }
  await page.setContent(voucherPage(seen, { language, dutyPhone: '+7 921 555-01-00' }))
}

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
    ...places.ru,
    heads,
    services: [],
    country: 'Китай',
    guide: 'Ольга Ветрова',
    customer: 'ООО «Нева-тур»',
    refno: 'NEVA-0520-A',
    redemption: null,
  }
}
