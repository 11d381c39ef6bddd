import { countryOfChina, countryOfRussia } from '@anfilada/contract/catalogue'
import { languages, nameKeys, type TranslatedName } from '@anfilada/contract/languages'

/**
 * ISO codes of the countries that groups come from. The numbers of Russia and China are the specification's, the other numbers are
 * the places in this list: add new ones at the end.
 */
const codes = [
  'IR VN BY KZ UZ KG TJ TM AM AZ GE MD MN RS IN TR AE SA QA KW OM BH EG MA TN DZ ZA IL JO LB SY IQ TH MY ID SG PH LA KH MM',
  'LK PK BD NP KP KR JP BR AR CL MX CU VE DE FR IT ES PT GR HU SK BG CH AT GB US CA AU',
].flatMap((line) => line.split(' '))

/** Where the Unicode names (CLDR) read stiffly on a form. */
const everydayNames: Record<string, Partial<TranslatedName>> = {
  US: { ru_RU: 'США' },
  AE: { vi: 'UAE' },
  KR: { ru_RU: 'Южная Корея' },
  ZA: { ru_RU: 'ЮАР' },
  MM: { ru_RU: 'Мьянма', en_US: 'Myanmar', fa_IR: 'میانمار', vi: 'Myanmar' },
  TR: { en_US: 'Turkey' },
  AZ: { fa_IR: 'آذربایجان' },
  IT: { vi: 'Ý' },
}

export type DemoCountry = { id: number; code: string; name: TranslatedName }

export const countries: readonly DemoCountry[] = [
  { id: countryOfRussia, code: 'RU', name: nameOf('RU') },
  { id: countryOfChina, code: 'CN', name: nameOf('CN') },
  ...codes.map((code, index) => ({ id: index + 1, code, name: nameOf(code) })),
]

export function countryId(code: string): number {
  const found = countries.find((country) => country.code === code)
  if (!found) throw new Error(`Not in the list of countries: ${code}`)
  return found.id
}

function nameOf(code: string): TranslatedName {
  const names = languages.map((language) => [nameKeys[language], new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code])
  return { ...(Object.fromEntries(names) as TranslatedName), ...everydayNames[code] }
}
