// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../testing/samples.ts'
import { keptChange } from '../../new-order/testing/kept-drafts.ts'
import { requestOf, valuesOf } from './change-values.ts'
import { readChangeDraft } from './change-draft.ts'

afterEach(() => sessionStorage.clear())

describe('a change that the version before kept in a tab', () => {
  it('opens, and sends what it would have sent', () => {
    sessionStorage.setItem('change.71', JSON.stringify(keptChange))
    const values = valuesOf(sampleOrder())
    const { edits, revision, values: before, key } = readChangeDraft('agency', 71, { revision: 2, values })
    expect(requestOf('museum_tickets', values, edits, 'Europe/Moscow')).toEqual({ qty_common: 29, guide: 'Ли ВэйЛи' })
    expect({ revision, key }).toEqual({ revision: 1, key: keptChange.key })
    expect(values).toMatchObject(before)
  })
})
