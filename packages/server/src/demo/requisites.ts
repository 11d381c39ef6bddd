import { accountKeyHolds, isInn, isOgrn, type Requisites } from '@anfilada/contract/customers/requisites'

const bank = { bank_name: 'АО «Пример-Банк»', bik: '044030999' }
const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The control digit that makes the number sound. */
function completed(sound: (number: string) => boolean, before: string, after = ''): string {
  const digit = digits.find((each) => sound(before + each + after))
  if (digit === undefined) throw new Error(`No control digit fits ${before}`)
  return before + digit + after
}

/** Sound requisites of the demo's agency with this number, in a tax office and a bank that do not exist: nobody's real ones. */
export function demoRequisites(name: string, number: number): Requisites {
  const serial = String(number).padStart(5, '0')
  return {
    name,
    inn: completed(isInn, `7899${serial}`),
    kpp: '789901001',
    ogrn: completed(isOgrn, `1227800${serial}`),
    legal_address: `191000, Санкт-Петербург, Примерная ул., д. ${number}`,
    ...bank,
    account: completed((account) => accountKeyHolds(account, bank.bik), '40702810', `000000${serial}`),
    corr_account: completed((account) => accountKeyHolds(account, bank.bik, true), '30101810', '00000000999'),
  }
}

/** Of a private person: an INN is all there is. */
export function demoInn(number: number): string {
  const start = `7899${String(number).padStart(6, '0')}`
  const [inn] = digits.flatMap((tens) => digits.map((ones) => start + tens + ones)).filter(isInn)
  if (inn === undefined) throw new Error(`No INN begins with ${start}`)
  return inn
}

/** Numbers that telephone companies keep for stories: 555-01-00 to 555-01-99. */
export function demoPhone(number: number): string {
  return `+7 812 555-01-${String(number).padStart(2, '0')}`
}
