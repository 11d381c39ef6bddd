import { describe, expect, test } from 'vitest'
import { draftOf, readPrice, type PriceDraft } from './price-draft.ts'

const empty: PriceDraft = { amount: '', basis: 'each', tiers: [], per: '', max: '', vat: '' }

describe('the fields of a price', () => {
  test('say the price that they were filled with', () => {
    const price = {
      amount: 140_050,
      basis: 'group',
      tiers: [{ from: 10, amount: 130_000 }],
      free: { per: 15, max: 2 },
      vat: 'standard',
    } as const
    expect(readPrice(draftOf({ ...price, tiers: [...price.tiers] }, undefined, ','))).toEqual({ ok: true, price })
  })

  test('without an amount say that nothing is sold', () => {
    expect(readPrice(empty)).toEqual({ ok: true, price: null })
  })

  test('of a new price begin with the VAT that the column usually has', () => {
    expect(readPrice({ ...draftOf(undefined, 'standard', ','), amount: '10' })).toEqual({
      ok: true,
      price: { amount: 1_000, vat: 'standard' },
    })
  })

  test.each([
    [{ amount: 'x' }, { amount: 'sum' }],
    [{ tiers: [{ from: '', amount: '5' }] }, { tiers: 'tier' }],
    [
      {
        tiers: [
          { from: '10', amount: '5' },
          { from: '10', amount: '4' },
        ],
      },
      { tiers: 'order' },
    ],
    [{ per: '0' }, { per: 'count' }],
    [{ per: '15', max: '1,5' }, { max: 'count' }],
    [{ max: '2' }, { per: 'perMissing' }],
  ])('say what is wrong with %o', (wrong, fields) => {
    expect(readPrice({ ...empty, amount: '10', ...wrong })).toEqual({ ok: false, fields })
  })
})
