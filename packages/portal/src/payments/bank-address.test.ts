import { expect, it } from 'vitest'
import { bankAddress, codeAddress, codeText } from './bank-address.ts'

it.each([
  ['https://bank.example/pay/9', 'https://bank.example/pay/9?lang=fa'],
  ['https://bank.example/pay/9?a=1', 'https://bank.example/pay/9?a=1&lang=fa'],
  ['javascript:alert(1)', undefined],
  ['weixin://wxpay/9', undefined],
  ['https://', undefined],
])('%s is opened as %s', (given, opened) => {
  expect(bankAddress(given, 'fa')).toBe(opened)
})

const ofSbp = 'https://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=01&bank=000000000001&sum=10000&cur=RUB&crc=F3D0'

it.each([
  ['https://bank.example/qr/9?lang=ru', 'https://bank.example/qr/9?lang=fa', 'https://bank.example/qr/9?lang=fa'],
  [ofSbp, ofSbp, ofSbp],
  ['https://bank.example/qr/%7e9?a=+&b', 'https://bank.example/qr/%7e9?a=+&b', 'https://bank.example/qr/%7e9?a=+&b'],
  ['weixin://wxpay/bizpayurl?pr=9&lang=ru', 'weixin://wxpay/bizpayurl?pr=9&lang=ru', undefined],
  ['javascript:alert(1)', 'javascript:alert(1)', undefined],
])('the code %s is drawn as %s, and leads a telephone to %s', (given, drawn, opened) => {
  expect([codeText(given, 'fa'), codeAddress(given, 'fa')]).toEqual([drawn, opened])
})
