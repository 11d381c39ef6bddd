import { describe, expect, test } from 'vitest'
import { decideMemberChange, isLastOwner, type MemberFacts } from './members.rules.ts'

const owner: MemberFacts = { id: 1, roles: ['owner'], status: 'active' }
const second: MemberFacts = { id: 2, roles: ['manager', 'owner'], status: 'active' }
const guide: MemberFacts = { id: 3, roles: ['guide'], status: 'active' }
const invited: MemberFacts = { id: 4, roles: ['owner'], status: 'invited' }

describe('changing a member', () => {
  test('removes and changes everyone as long as another owner stays', () => {
    for (const { id } of [owner, second, guide]) {
      expect(decideMemberChange([owner, second, guide], id, 'none')).toMatchObject({ ok: true })
      expect(decideMemberChange([owner, second, guide], id, ['guide'])).toMatchObject({ ok: true })
    }
  })

  test('lets the last owner neither go nor lose the role, but take other roles and another name', () => {
    const members = [owner, guide]
    expect(decideMemberChange(members, 1, 'none')).toEqual({ ok: false, refusal: 'last_owner' })
    expect(decideMemberChange(members, 1, ['manager'])).toEqual({ ok: false, refusal: 'last_owner', fields: { roles: 'last_owner' } })
    expect(decideMemberChange(members, 1, ['manager', 'owner'])).toMatchObject({ ok: true })
    expect(decideMemberChange(members, 1, 'the same')).toMatchObject({ ok: true })
  })

  test('counts an invited owner for none: he may never come', () => {
    expect(isLastOwner([owner, invited], 1)).toBe(true)
    expect(isLastOwner([owner, invited], 4)).toBe(false)
  })

  test('does not find who is not among the members', () => {
    expect(decideMemberChange([owner], 99, 'none')).toEqual({ ok: false, refusal: 'member_not_found' })
  })
})
