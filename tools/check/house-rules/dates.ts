import { findAll, isTest, type Finding, type Source } from './source.ts'

const home = /^packages\/contract\/src\/(?:dates|jalali)(?:\.test)?\.ts$/
/** The one plays banks and may import nothing of ours, the other plants what is to be found. */
const apart = ['packages/acquirer-sandbox/', 'tools/check/']

const arithmetic =
  /\bDate\.UTC\b|\b[gs]etUTC\w+|\.get(?:Date|Day|TimezoneOffset)\(\)|\b86_?400_?000\b|\b24 \* (?:60 \* 60|3_?600)\b|\.toISOString\(\)\.slice\(0, 10\)|\.toLocale(?:Date|Time)String\(|\bTemporal\.\w+/g
const glued = /\$\{[^}]+\}T(?:\d\d:\d\d|\$\{[^}]+\}[^`]*(?:Z|[+-]\d\d:))/g
const zone = /(?<=['"`])(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]\w+/g

/** Days are counted and clocks read in the contract's `dates.ts` (decision 0032): by hand every place has its own opinion of a month's end. */
export function handmadeDates(source: Source): Finding[] {
  if (home.test(source.path) || apart.some((folder) => source.path.startsWith(folder))) return []
  const counted = findAll(source, arithmetic, (match) => `${match}: days are counted by contract/dates`)
  if (isTest(source.path)) return counted
  return [
    ...counted,
    ...findAll(source, glued, () => 'a day and a time make a moment by momentAt of contract/dates'),
    ...findAll(source, zone, (match) => `${match}: the zone of the object, or defaultZone of contract/dates`),
  ]
}
