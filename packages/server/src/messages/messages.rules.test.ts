import { describe, expect, test } from 'vitest'
import { decideWords, wordsQuery } from './messages.rules.ts'

describe('what somebody writes', () => {
  test('says something, or shows it', () => {
    expect(decideWords({ text: 'Ждём', fileId: undefined })).toMatchObject({ ok: true })
    expect(decideWords({ text: '', fileId: 7 })).toMatchObject({ ok: true })
    expect(decideWords({ text: '', fileId: undefined })).toMatchObject({ refusal: 'message_empty', fields: { text: 'message_empty' } })
  })
})

describe('what is looked for', () => {
  test.each([
    ['words that begin so', 'паспорт льгот', 'паспорт:* & льгот:*'],
    ['an address, by its parts', 'anna@example.com', 'anna:* & example:* & com:*'],
    ['a time', '11:05', '11:* & 05:*'],
    ['Chinese, a character each', '集合点3号', '集:* & 合:* & 点:* & 3:* & 号:*'],
    ['Persian, parted where it is parted', 'می‌توانید', 'می:* & توانید:*'],
    ['Vietnamese', 'đơn đặt', 'đơn:* & đặt:*'],
    ['what is no language of queries', `a' | !b:* <-> (c)`, 'a:* & b:* & c:*'],
    ['nothing', ' !?" ', undefined],
  ])('%s', (_what, search, query) => {
    expect(wordsQuery(search)).toBe(query)
  })

  test('is no longer than people mean', () => {
    expect(wordsQuery('а '.repeat(100))?.split('&')).toHaveLength(12)
  })
})
