import { findAll, isTest, type Finding, type Source } from './source.ts'

const screens = /^packages\/(?:portal|office|browser|ui)\/src\/.*\.tsx$/
const native = /\btype(?:=\{?|: )["'`](?:date|time|month|week|datetime-local)["'`]/g

/** The browser's own fields of dates speak its language instead of the page's, and know no Persian calendar (decision 0088). */
export function nativeDates(source: Source): Finding[] {
  if (!screens.test(source.path) || isTest(source.path)) return []
  return findAll(source, native, (match) => `${match}: days and hours are asked for by DateField, PeriodFields, MomentField and TimeField`)
}
