import { describe, expect, test } from 'vitest'
import { users } from '../people.ts'
import { type Talk, talks } from './talks.ts'

const isStaff = (login: string): boolean => users.find((user) => user.login === login)?.customer === null
/** What of the other side stands behind what the reader, or anybody of his side, came up to. */
function leftFor({ said, read }: Talk, reads: (login: string) => boolean, office: boolean): number {
  const upTo = Math.max(0, ...read.filter(([by]) => reads(by)).map(([, place]) => place))
  return said.slice(upTo).filter(({ by }) => isStaff(by) !== office).length
}

describe('the demo messages', () => {
  test('are of both sides and in three languages, one with a file, none of today', () => {
    const said = talks.flatMap((talk) => talk.said)
    expect(new Set(said.filter(({ by }) => !isStaff(by)).map(({ language = 'ru' }) => language))).toEqual(new Set(['ru', 'zh', 'fa']))
    expect(said.filter(({ by }) => isStaff(by)).length).toBeGreaterThan(3)
    expect(said.filter(({ file }) => file)).toHaveLength(1)
    expect(said.filter(({ daysAgo }) => daysAgo < 1)).toEqual([])
  })

  test('follow one another in their threads', () => {
    const moments = talks.map(({ said }) => said.map(({ daysAgo, time }) => `${100 - daysAgo} ${time}`))
    expect(moments).toEqual(moments.map((thread) => thread.toSorted()))
  })

  test('are unread by the office and by the one member who says so, as they were read', () => {
    expect(talks.map((talk) => leftFor(talk, isStaff, true))).toEqual(talks.map(({ officeUnread }) => officeUnread))
    const members = talks.flatMap((talk) => Object.entries(talk.unread ?? {}).map(([login, unread]) => ({ talk, login, unread })))
    expect(members).toMatchObject([{ login: 'agency', unread: 1 }])
    for (const { talk, login, unread } of members) expect(leftFor(talk, (by) => by === login, false)).toBe(unread)
  })
})
