import { edoConsentVersion } from '@anfilada/contract/edo/edo-rules'
import { expect, test } from 'vitest'
import { ru } from './settings/ru.ts'

// Whoever changes the text gives it the next version, in edo-rules.ts and here: what people agreed to is found again by its number.
const versions: Readonly<Record<number, string>> = {
  1: 'Организация согласна получать счета, акты и другие документы в электронном виде через этого оператора и принять приглашение к обмену. Согласие можно отозвать письмом.',
}

test('the consent to the exchange of documents has the words of its version', () => {
  expect(ru.edo.consentText).toBe(versions[edoConsentVersion])
})
