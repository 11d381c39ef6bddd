import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../testing/samples.ts'
import { dueOf } from './order-days.ts'

const confirmed = (due: number | null) => sampleOrder({ info: { status: 'confirmed', due } })

describe('what is due on orders together', () => {
  it('is what confirmed ones still wait for', () => {
    const waiting = sampleOrder({ info: { status: 'in_processing', due: 900_000 } })
    expect(dueOf([confirmed(4_500_000), confirmed(1_200_050), waiting])).toEqual({ kopecks: 5_700_050, currency: 'RUB' })
  })

  it('is not told where nothing is, nor to whoever may not see prices', () => {
    expect(dueOf([confirmed(0)])).toBeUndefined()
    expect(dueOf([confirmed(null)])).toBeUndefined()
  })
})
