// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { Session } from '@anfilada/browser/session'
import { abilityBeforeSecondFactor, abilityOf, type Role } from '@anfilada/contract/abilities'
import { decideEntry } from './access.ts'

function sessionOf(role: Role): Session {
  const userData = { login: role, name: role, kind: null, roles: [role], customer_id: null, customer_name: null, news_mark: false }
  return {
    accessToken: 'token',
    userAbility: abilityOf([role]),
    userData: { ...userData, language: 'ru', email: null, second_factor: 'off', acting_for: null },
  }
}

const unenrolled: Session = { ...sessionOf('admin'), userAbility: [...abilityBeforeSecondFactor] }
unenrolled.userData.second_factor = 'required'
const toLogin = { open: false, to: '/login', search: {} }
const toQueue = { open: false, to: '/queue', search: {} }
const toPrices = { open: false, to: '/prices', search: {} }
const open = { open: true }

describe('the way into the office', () => {
  test.each([
    ['/office/', undefined, toLogin],
    ['/office/queue', undefined, toLogin],
    ['/office/login', undefined, open],
    ['/office/nowhere', undefined, toLogin],
    ['/office', 'dispatcher', toQueue],
    ['/office/', 'dispatcher', toQueue],
    ['/office/queue', 'dispatcher', open],
    ['/office/login', 'dispatcher', toQueue],
    ['/office/nowhere', 'dispatcher', open],
    ['/queue', 'dispatcher', open],
    ['/office/queue', 'office_accountant', open],
    ['/office/account', 'dispatcher', open],
    ['/office/account', undefined, toLogin],
    ['/office/applications', 'dispatcher', open],
    ['/office/mails', 'admin', open],
    ['/office/', 'editor', toPrices],
    // What a role does not open is said in its place.
    ['/office/ledger', 'editor', open],
    ['/office/staff', 'dispatcher', open],
    ['/office/price-list', 'editor', open],
    ['/office/ledger', 'office_accountant', open],
    ['/office/slots', 'dispatcher', open],
    ['/office/windows', 'office_accountant', open],
    ['/office/licenses', 'dispatcher', open],
    ['/office/payments', 'office_accountant', open],
    ['/office/help', 'dispatcher', open],
    ['/office/help-texts', 'editor', open],
    ['/office/queue', 'owner', toLogin],
  ] as const)('%s for %s', (path, role, entry) => {
    expect(decideEntry(path, '', role && sessionOf(role))).toEqual(entry)
  })

  test('leads who must turn on the second factor there, and nowhere else', () => {
    const toAccount = { open: false, to: '/account', search: {} }
    for (const path of ['/office/', '/office/login', '/office/queue?order=71', '/office/staff']) {
      expect(decideEntry(path, '', unenrolled)).toEqual(toAccount)
    }
    expect(decideEntry('/office/account', '', unenrolled)).toEqual(open)
  })

  test('keeps the order of a link through the login', () => {
    expect(decideEntry('/office/queue', '?order=71&x=1', undefined)).toEqual({ ...toLogin, search: { order: 71 } })
    expect(decideEntry('/office/login', '?order=71', sessionOf('dispatcher'))).toEqual({ ...toQueue, search: { order: 71 } })
    expect(decideEntry('/office/queue', '?order=-1', undefined)).toEqual(toLogin)
  })

  test('keeps the code of a voucher through the login', () => {
    expect(decideEntry('/office/redeem', '?code=7KQ2', undefined)).toEqual({ ...toLogin, search: { code: '7KQ2' } })
    expect(decideEntry('/office/login', '?code=7KQ2', sessionOf('editor'))).toEqual({
      open: false,
      to: '/redeem',
      search: { code: '7KQ2' },
    })
    expect(decideEntry('/office/redeem', '?code=7KQ2', sessionOf('editor'))).toEqual(open)
  })
})
