import { expect, test } from 'vitest'
import { scannedCode } from './scanned-code.ts'
import { voucherAddress, writtenCode } from './voucher-status.ts'

const code = '0123456789ABCDEFGHJKMNPQRSTV'

test.each([
  code,
  writtenCode(code),
  voucherAddress('https://portal.example', code),
  `https://portal.example/v/${code}/?from=paper#top`,
  `/v/${code}`,
])('is found in %s', (text) => {
  expect(scannedCode(text)).toBe(code)
})

test.each(['', 'https://portal.example/upcoming', `https://portal.example/v/${code}0`, 'https://portal.example/v/', `${code} ${code}`])(
  'is not in %s',
  (text) => {
    expect(scannedCode(text)).toBeUndefined()
  },
)
