/**
 * What a field holds, said as data and not as a schema: `fieldSchema` makes the schema of it, a form its control and its bounds, and a page
 * that only names fields loads neither.
 */
export type FieldValue = NamedValue | TextValue | CountValue
/** A list that has a type of its own, a number of something, a day, an hour of the museum's clock, a moment with its offset. */
export type NamedValue =
  | 'id'
  | 'category'
  | 'date'
  | 'time'
  | 'moment'
  | 'object'
  | 'object_or_all'
  | 'guide_language'
  | 'tickets'
  | 'services'
  | 'equipment'
/** People's words: at most so many characters, `lines` in several lines, `filled` not empty, `phone` a telephone number. */
export type TextValue = { readonly text: number; readonly filled?: true; readonly lines?: true; readonly phone?: true }
export type CountValue = { readonly least: number; readonly most: number }

export function isWords(value: FieldValue): value is TextValue {
  return typeof value === 'object' && 'text' in value
}

export function isCount(value: FieldValue): value is CountValue {
  return typeof value === 'object' && 'least' in value
}

/** The questions of the order forms. */
export type FormStep =
  | 'category'
  | 'museum'
  | 'object'
  | 'date'
  | 'time'
  | 'group'
  | 'services'
  | 'equipment'
  | 'route'
  | 'place'
  | 'contact'
  | 'guide'
  | 'wishes'

/** One field of one kind of orders, under the name by which it is read. */
export type FieldRow = {
  readonly value: FieldValue
  /** The question of the order form that asks for it; a field without one is not sent, but follows from the others. */
  readonly step?: FormStep
  /** May be left out when the order is placed. */
  readonly optional?: true
  /** How the kind's action calls it, where that is another name. */
  readonly sentAs?: string
  /** Kept in `orders.details`; all others have a column, or stand in the lines of the price. */
  readonly inDetails?: true
  /** `freely`: only told to people, so it may change whatever the rules, lists and deadlines say by now. `by_rules`: as in a new order. */
  readonly changeable?: 'freely' | 'by_rules'
  /** Its change makes a new price: what is bought, and the day and place of the visit. */
  readonly priced?: true
  /** A history tells its values before and after. */
  readonly told?: true
}

/** The fields of a kind, in the order in which a history tells of them. */
export type FieldTable = Readonly<Record<string, FieldRow>>
