import { expect, test } from 'vitest'
import { interchangePhrases } from '@anfilada/phrases/interchange'
import { point } from './cell-kinds.rules.ts'

const { cells } = interchangePhrases.ru

test.each([59.9398, -89.99999999999993, -0.000012578946391973104, 0.0000012345678901234, 1.25e-7, 2e-300, 0])(
  'a point is read as it was written, also close to the equator and the meridian: %d',
  (degrees) => {
    const place = { latitude: degrees, longitude: -degrees || 0 }
    const text = String(point.write(place, cells))
    expect(point.read({ kind: 'text', text }, [cells])).toEqual({ ok: true, value: place })
  },
)
