import { findAll, isTest, type Finding, type Source } from './source.ts'

const fiveLanguages = /^packages\/(?:portal|browser|ui)\/src\/.*\.tsx?$/
const screens = /^packages\/(?:portal|browser|ui|office)\/src\/.*\.tsx?$/
const notShown = /\/(?:testing|phrases)\//
const joined = /join\((['"])[,;] ?\1\)|&& (['"])[,;] ?\2/g
/** Words of days that are typed and read stand with the fields; the months of the other calendar with the one page that has it. */
const readsWords = /^packages\/(?:browser\/src\/dates\/|portal\/src\/orders\/order-list\/calendar\/jalali\.ts)/
const ownFormat = /new Intl\.(?:Number|DateTime|List|RelativeTime)Format\(|\.toLocaleString\(|\.toFixed\([^)]*\)(?!\}(?:%|px))/g
const sign = /(?<=['"`>{][^'"`\n/*]*)№[\u00a0 ]?[$<{\d]/g

/** A list has its language's own marks, in Persian and Chinese others than ours: they come from `useFormats` (decision 0093). */
export function handmadeLists(source: Source): Finding[] {
  if (!fiveLanguages.test(source.path) || notShown.test(source.path) || isTest(source.path)) return []
  return findAll(source, joined, (match) => `${match}: list, clauses and statements of useFormats join parts`)
}

/** A number has its language's own word or sign, from which it never parts: a phrase says both. */
export function handmadeNumbers(source: Source): Finding[] {
  if (!screens.test(source.path) || notShown.test(source.path) || isTest(source.path)) return []
  return findAll(source, sign, () => '№ in code: a phrase says the number with the sign of its language')
}

/** One format a language: a place that writes its own number or day writes another than the rest (decision 0093). */
export function handmadeFormats(source: Source): Finding[] {
  if (!screens.test(source.path) && !source.path.startsWith('packages/server/src/') && !source.path.startsWith('packages/phrases/src/'))
    return []
  if (readsWords.test(source.path) || isTest(source.path)) return []
  return findAll(source, ownFormat, (match) => `${match}: numbers and days are written by contract/formats`)
}
