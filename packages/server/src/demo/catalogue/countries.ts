import { countryOfChina, countryOfRussia } from '@anfilada/contract/group-categories'

/** ISO codes of the countries that groups of the demo come from, by the numbers that the product gives them (0059-countries.sql): from 1 on. */
const codes = [
  'IR VN BY KZ UZ KG TJ TM AM AZ GE MD MN RS IN TR AE SA QA KW OM BH EG MA TN DZ ZA IL JO LB SY IQ TH MY ID SG PH LA KH MM',
  'LK PK BD NP KP KR JP BR AR CL MX CU VE DE FR IT ES PT GR HU SK BG CH AT GB US CA AU',
].flatMap((line) => line.split(' '))

const numbers = new Map([['RU', countryOfRussia], ['CN', countryOfChina], ...codes.map((code, index) => [code, index + 1] as const)])

export function countryId(code: string): number {
  const found = numbers.get(code)
  if (found === undefined) throw new Error(`Not in the list of countries: ${code}`)
  return found
}
