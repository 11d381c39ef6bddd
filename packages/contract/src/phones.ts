import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'

/** The whole text is one number. One without a country code is dialled inside Russia, as `8 (921) 555-01-18` is. */
function numberIn(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'RU', extract: false })
  // Whether so many digits can be dialled there: which of them are given out changes faster than this package does.
  return number?.isPossible() ? number : undefined
}

export function isPhone(text: string): boolean {
  return numberIn(text) !== undefined
}

/** With its country code, in digits that every telephone dials: as it was typed where it has both, else as the world writes it. What is no number stays. */
export function withCountryCode(text: string): string {
  return /^\+[\d\s().-]*$/.test(text) ? text : (numberIn(text)?.formatInternational() ?? text)
}
