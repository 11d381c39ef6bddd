import { defaultZone } from '@anfilada/contract/dates'
import type { ShownVoucher } from '@anfilada/contract/vouchers/vouchers'

export function sampleVoucher(changes: Partial<ShownVoucher> = {}): ShownVoucher {
  const code = '7K3F9Q2MXB4TWN8RHV5CZ1DJ6PGA'
  return {
    number: 71,
    version: 1,
    code,
    address: `https://anfilada.example/v/${code}`,
    state: 'valid_today',
    issued_at: '2026-12-01T08:00:00.000Z',
    replaces: null,
    date: '2026-12-01',
    time: '11:30',
    zone: defaultZone,
    museum: 'Эрмитаж',
    object: 'Главный комплекс',
    entrance: 'Подъезд 3',
    heads: [
      { category: 'common', quantity: 28 },
      { category: 'child', quantity: 2 },
    ],
    services: [{ service: 'ag', quantity: 30 }],
    country: 'Китай',
    guide: 'Ли Вэй',
    customer: 'Нева-тур',
    refno: 'NEVA-1',
    ...changes,
  }
}
