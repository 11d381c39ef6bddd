import type { DoorVoucher } from '@anfilada/contract/vouchers/redeeming'

export const sampleCode = '0123456789ABCDEFGHJKMNPQRSTV'

/** A voucher of 38 that holds today, unless told otherwise. */
export function doorVoucher(changes: Partial<DoorVoucher> = {}): DoorVoucher {
  return {
    number: 71,
    version: 1,
    code: sampleCode,
    address: `https://portal.example/v/${sampleCode}`,
    state: 'valid_today',
    issued_at: '2026-11-20T09:00:00+03:00',
    replaces: null,
    date: '2026-11-21',
    time: '11:30',
    zone: 'Europe/Moscow',
    museum: 'Hermitage',
    object: 'Main complex',
    entrance: 'Entrance 3',
    heads: [
      { category: 'common', quantity: 34 },
      { category: 'child', quantity: 4 },
    ],
    services: [],
    country: 'China',
    guide: 'Li Wei',
    customer: 'Neva Tour',
    refno: '',
    redemption: null,
    ...changes,
  }
}

/** The same after its group went in. */
export function usedVoucher(redemption: Partial<NonNullable<DoorVoucher['redemption']>> = {}): DoorVoucher {
  const made = { id: 5, heads: 37, by: 'Anna', at: '2026-11-21T11:34:00+03:00', mine: true, undo_seconds: 42, ...redemption }
  return doorVoucher({ state: 'used', redemption: made })
}
