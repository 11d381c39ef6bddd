import { expect, test } from 'vitest'
import { nativeBoxes, nativeLists } from './controls.ts'

const found = (path: string, text: string): number[] => nativeLists({ path, text }).map(({ line }) => line)

test.each(['ui', 'browser', 'portal', 'office'])('a native list is refused in %s', (app) => {
  expect(found(`packages/${app}/src/orders/Filters.tsx`, '\n<select name="museum">\n<datalist id="guides">')).toEqual([2, 3])
})

test('a control of ours is no native list, nor is one in a test or in the stand-in of a bank', () => {
  expect(found('packages/portal/src/Filters.tsx', '<SelectField options={options} />')).toEqual([])
  expect(found('packages/portal/src/Filters.test.tsx', '<select>')).toEqual([])
  expect(found('packages/acquirer-sandbox/src/pages/form.tsx', '<select>')).toEqual([])
})

test('a box that the browser would draw is refused on a screen; under a drawing of its own it is unseen, and ui has the one there is', () => {
  const lines = (path: string, text: string) => nativeBoxes({ path, text }).map(({ line }) => line)
  const drawn = '\n<input type="checkbox" checked={isOn} />\n<input name="n" type="number" className="wide" />'
  expect(lines('packages/office/src/Day.tsx', drawn)).toEqual([2, 3])
  expect(lines('packages/office/src/Day.tsx', '<input type="radio" className="sr" name="emblem" />')).toEqual([])
  expect(lines('packages/ui/src/fields/Box.tsx', drawn)).toEqual([])
})
