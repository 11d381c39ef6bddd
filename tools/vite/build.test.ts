import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { byteFaults } from './bytes.ts'
import { compileAll, compiledWords } from './precompile-phrases.ts'

describe('the bytes of a build', () => {
  const agreed = { login: 80_000, upcoming: 130_000, language: 4_000 }

  it('pass while they stay within 3 % of what was agreed', () => {
    expect(byteFaults('portal', { login: 82_400, upcoming: 130_000, language: 4_000 }, agreed)).toEqual([])
  })

  it('fail when one grows by more', () => {
    expect(byteFaults('portal', { ...agreed, login: 82_401 }, agreed)).toEqual([
      'login of the portal: 82401 bytes, more than 3 % over the agreed 80000 (packages/portal/bytes.json)',
    ])
  })

  it('fail for a page that nobody agreed on', () => {
    expect(byteFaults('office', { login: 1 }, {})).toEqual([
      'login of the office: 1 bytes, more than 3 % over the agreed 0 (packages/office/bytes.json)',
    ])
  })

  it('fail over the floor, whatever was agreed', () => {
    expect(byteFaults('portal', { ...agreed, upcoming: 150_001 }, { ...agreed, upcoming: 150_001 })).toEqual([
      'upcoming of the portal: 150001 bytes, the floor is 150000',
    ])
  })

  it('fail where the order form loads more than its floor over the list that it is opened from', () => {
    const form = { upcoming: 130_000, wizard: 175_001 }
    expect(byteFaults('portal', form, form)).toEqual(['wizard of the portal: 45001 bytes over upcoming, the floor is 45000'])
  })
})

describe('compiling the sentences', () => {
  it('leaves plain ones as they are and takes plurals apart, however deep they lie', () => {
    const compiled = compileAll({ orders: { title: 'Orders', count: '{count, plural, one {# order} other {# orders}}' } })
    expect(compiled).toMatchObject({ orders: { title: 'Orders' } })
    expect(JSON.stringify(compiled)).toContain('other')
    expect(JSON.stringify(compiled)).not.toContain('plural')
  })

  const wordsOf = (part: string) => fileURLToPath(new URL(`../../packages/phrases/src/${part}/en.ts`, import.meta.url))

  it('takes any part that a page loads, and refuses words that would reach the browser as they are written', async () => {
    expect(await compiledWords(wordsOf('portal-payments'))).toContain('export default {')
    await expect(compiledWords(wordsOf('orders'))).rejects.toThrow('orders/en.ts: words that a page loads')
  })
})
