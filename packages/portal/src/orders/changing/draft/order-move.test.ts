// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { sampleOrder } from '../../../testing/samples.ts'
import { readChangeDraft, writeChangeDraft } from './change-draft.ts'
import { valuesOf } from './change-values.ts'
import { beginMove } from './order-move.ts'

beforeEach(() => sessionStorage.clear())
const waiting = sampleOrder({ info: { status: 'waiting_list' } })
const now = { revision: waiting.data.revision, values: valuesOf(waiting) }
const to = { schedule_item_id: 9, date: '2026-12-02', time: '14:30', free: 61 }

it('the form of a change opens at the time that was taken, and keeps what was changed there before', () => {
  writeChangeDraft('agency', waiting.id, { ...readChangeDraft('agency', waiting.id, now), edits: { guide: 'Чен' } })
  beginMove(waiting, to, 'agency')
  const { edits } = readChangeDraft('agency', waiting.id, now)
  expect(edits).toEqual({ guide: 'Чен', pass_date: '2026-12-02', schedule_item_id: 9, time: '14:30' })
})
