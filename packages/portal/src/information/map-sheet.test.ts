import { expect, test } from 'vitest'
import { placeOnSheet } from './map-sheet.ts'

test('the house on the English Embankment stands where it was drawn', () => {
  expect(placeOnSheet({ latitude: 59.9353, longitude: 30.3005 })).toEqual({ x: 263, y: 184 })
})

test('north is above, east is to the right, and another town is not on the sheet', () => {
  expect(placeOnSheet({ latitude: 59.9363, longitude: 30.3025 })).toEqual({ x: 300, y: 147 })
  expect(placeOnSheet({ latitude: 55.7558, longitude: 37.6173 })).toBeUndefined()
  expect(placeOnSheet({ latitude: 59.9353, longitude: 30.2865 })).toBeUndefined()
})
