import { findAll, isTest, type Finding, type Source } from './source.ts'

const screens = /^packages\/(?:ui|browser|portal|office)\/src\/.*\.tsx$/

/** Lists look and answer alike in every browser, and in the reader's language (decision 0087): the browser's own would be neither. */
export function nativeLists(source: Source): Finding[] {
  if (!screens.test(source.path) || isTest(source.path)) return []
  return findAll(
    source,
    /<(?:select|optgroup|datalist)\b/g,
    (match) => `${match}: lists are SelectField, FilterSelect and ComboField of ui`,
  )
}
