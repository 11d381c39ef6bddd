// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetOnSignOut } from './memory.ts'
import { describeTestApp } from './testing/apps.ts'

const portalKeys = ['accessToken', 'selectedOrder', 'theme', 'language', 'keys']
const officeKeys = ['office.accessToken', 'office.livePosition', 'office.theme', 'office.language', 'office.keys']

beforeEach(() => {
  localStorage.clear()
  for (const key of [...portalKeys, ...officeKeys]) localStorage.setItem(key, 'kept')
})

/** What is left of the two apps of one browser. */
const left = () => Object.keys(localStorage).sort()

describe('signing out', () => {
  it('of the portal forgets all but theme and language, and nothing of the office', () => {
    describeTestApp({ name: 'portal' })
    forgetOnSignOut()
    expect(left()).toEqual(['theme', 'language', ...officeKeys].sort())
  })

  it('of the office keeps the choice about keys as well, and nothing of the portal goes', () => {
    describeTestApp({ name: 'office', keptOnSignOut: ['keys'] })
    forgetOnSignOut()
    expect(left()).toEqual([...portalKeys, 'office.theme', 'office.language', 'office.keys'].sort())
  })
})
