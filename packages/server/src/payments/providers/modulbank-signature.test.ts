import { describe, expect, it } from 'vitest'
import { isSignedByModulbank, modulbankSignature } from './modulbank-signature.ts'

/** The example of the bank's own document, API 1.2. */
const documented = {
  testing: '1',
  salt: 'dPUTLtbMfcTGzkaBnGtseKlcQymCLrYI',
  order_id: '14425840',
  amount: '973',
  merchant: 'ad25ef06-1824-413f-8ef1-c08115b9b979',
  description: 'Заказ №14425840',
  client_phone: '+7 912 9876543',
  client_email: 'test@test.ru',
  success_url: 'http://myawesomesite.com/payment_success',
  receipt_contact: 'test@mail.com',
  unix_timestamp: '1573451160',
  receipt_items:
    '[{"discount_sum": 40, "name": "Товар 1", "payment_method": "full_prepayment", "payment_object": "commodity", "price": 48, "quantity": 10, "sno": "osn", "vat": "vat10"}, {"name": "Товар 2", "payment_method": "full_prepayment", "payment_object": "commodity", "price": 533, "quantity": 1, "sno": "osn", "vat": "vat10"}]',
}
const documentedKey = '00112233445566778899aabbccddeeff'
const documentedSignature = '9b28fa592922dc8a0c1ba2e40f2c0432aa617afd'

describe('the signature of Modulbank', () => {
  it('is the one printed in the bank’s document', () => {
    expect(modulbankSignature(documented, documentedKey)).toBe(documentedSignature)
  })

  it('is the one of a published client’s test, whose own signature field does not count', () => {
    const fields = {
      amount: '24',
      description: 'Заказ №57487143',
      merchant: 'ad25ef06-1824-413f-8ef1-c08115b9b979',
      order_id: '53536534563563',
      testing: '1',
      unix_timestamp: '1538124620',
      month: '01',
      year: '19',
      client_ip: '127.0.0.1',
      signature: 'whatever stands here',
    }
    expect(modulbankSignature(fields, 'A549535729FE7AA0D81FE0382D740EC2')).toBe('68fa535e26892e6f2be3a204996e26cf1004d07d')
  })

  it('leaves out what is empty, and signs a number as it is written', () => {
    expect(modulbankSignature({ ...documented, client_name: '' }, documentedKey)).toBe(documentedSignature)
    expect(modulbankSignature({ ...documented, amount: '973.00' }, documentedKey)).not.toBe(documentedSignature)
  })

  it('is known again, and not when a field was changed, added or taken away', () => {
    const signed = { ...documented, signature: documentedSignature }
    expect(isSignedByModulbank(signed, documentedKey)).toBe(true)
    expect(isSignedByModulbank({ ...signed, amount: '97' }, documentedKey)).toBe(false)
    expect(isSignedByModulbank({ ...signed, unknown: '1' }, documentedKey)).toBe(false)
    const { client_phone: _, ...shorter } = signed
    expect(isSignedByModulbank(shorter, documentedKey)).toBe(false)
  })

  it.each(['', documentedSignature.toUpperCase(), documentedSignature.slice(1), `${documentedSignature}0`])('is not %o', (signature) => {
    expect(isSignedByModulbank({ ...documented, signature }, documentedKey)).toBe(false)
  })

  it('of one mode is none of the other', () => {
    expect(isSignedByModulbank({ ...documented, signature: documentedSignature }, documentedKey.replace('0', '1'))).toBe(false)
  })
})
