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

const boxes = /<input\b[^>]*\btype=\{?["'](?:checkbox|radio|file|number|range|color)["'](?!\s+className="sr")/g

/** What the browser draws itself is drawn by one component of ui; an unseen one (`className="sr"` beside its type) lies under a drawing of its screen. */
export function nativeBoxes(source: Source): Finding[] {
  if (!screens.test(source.path) || source.path.startsWith('packages/ui/') || isTest(source.path)) return []
  return findAll(source, boxes, (match) => `${match}: Checkbox, Switch, Choice, Stepper, FileInput and Box of ui draw these`)
}
