import { expect, it } from 'vitest'
import { bankAddress } from './bank-address.ts'

it.each([
  ['https://bank.example/pay/9', 'https://bank.example/pay/9?lang=fa'],
  ['https://bank.example/pay/9?a=1', 'https://bank.example/pay/9?a=1&lang=fa'],
  ['javascript:alert(1)', undefined],
  ['weixin://wxpay/9', undefined],
  ['https://', undefined],
])('%s is opened as %s', (given, opened) => {
  expect(bankAddress(given, 'fa')).toBe(opened)
})
