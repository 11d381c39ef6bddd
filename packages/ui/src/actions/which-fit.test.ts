import { describe, expect, test } from 'vitest'
import { whichFit } from './which-fit.ts'

const line = { widths: [80, 80, 60, 100], current: 0, gap: 20, more: 50 }
const shown = (room: number, current = 0) => whichFit({ ...line, room, current }).flatMap((fits, index) => (fits ? [index] : []))

describe('the sections in the bar', () => {
  test('stand there all when there is room for all, without the button of the others', () => {
    expect(shown(380)).toEqual([0, 1, 2, 3])
  })

  test('leave from the last when there is not, so that the button has its room', () => {
    expect(shown(379)).toEqual([0, 1, 2])
    expect(shown(329)).toEqual([0, 1])
  })

  test('keep the one that is open, in its place, also on a telephone', () => {
    expect(shown(329, 3)).toEqual([0, 3])
    expect(shown(170, 3)).toEqual([3])
    expect(shown(100, 3)).toEqual([3])
  })

  test('are all behind the button when there is no room and none of them is open', () => {
    expect(shown(100, -1)).toEqual([])
  })
})
