import * as z from 'zod/mini'
import { dateSchema, momentSchema, timeSchema } from './date-schemas.ts'
import type { ActionContracts } from './envelope.ts'
import { languageSchema } from './languages.ts'
import { idSchema, phone, singleLine } from './text.ts'

/** Who of the company is on duty at a museum, and where he stands: told on the day of the visit, while his shift lasts, with his consent. */

const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))

/** Where an employee on duty said that he is; `text` in his own words, the museum's name when he gave none. */
const place = z.object({ text: z.string(), lat: z.optional(z.number()), lon: z.optional(z.number()), at: momentSchema })
export type DutyPlace = z.output<typeof place>

/** `place` comes with `navigation: true` and never without. */
export const location = z.object({
  navigation: z.boolean(),
  place: z.optional(place),
  /** Who is on duty there now; when nobody is, or the reader has no order there today, the company's duty phone. */
  chiefWorker: z.object({ name: z.string(), phone: z.string() }),
})
export type DutyLocation = z.output<typeof location>

const language = z.optional(languageSchema)

export const locationActions = {
  get_location: { input: z.object({ museum_id: idSchema, language }), output: location, ability: ['read', 'Order'], writes: false },
} as const satisfies ActionContracts
export type LocationActions = typeof locationActions

export const shiftStates = ['ahead', 'running', 'over'] as const
export type ShiftState = (typeof shiftStates)[number]

/** Museums that one employee looks after in one shift. */
export const maxShiftMuseums = 8

const named = z.object({ id: z.int(), name: z.string() })
const shift = z.object({
  id: z.int(),
  employee: named,
  museums: z.array(named),
  date: z.string(),
  /** `HH:MM` by the museums' clock; `until` not after `from` lies on the next day. */
  from: z.string(),
  until: z.string(),
  ends_at: momentSchema,
  phone: z.string(),
  state: z.enum(shiftStates),
  /** Where he stands now; null before he checks in, after he leaves, and when the shift is over. */
  check_in: z.nullable(z.extend(place, { museum_id: z.int() })),
})
export type Shift = z.output<typeof shift>

const shiftKey = { shift_id: idSchema, language }
/** No place in it: answers are kept for repetitions, places only as long as the shift. */
const changedShift = z.object({ result: z.object({ id: z.int() }) })
/** Half a position is none. */
const wholePosition = z.refine<{ lat?: number | undefined; lon?: number | undefined }>(
  ({ lat, lon }) => (lat === undefined) === (lon === undefined),
  { error: 'required', path: ['lon'] },
)

export const officeDutyActions = {
  /** The roster of a day, by time; `uncovered`: museums with confirmed orders and no shift that day. `employees` and `museums`: whom a shift may name. */
  office_duty: {
    input: z.object({ date: dateSchema, language }),
    output: z.object({
      result: z.object({
        shifts: z.array(shift),
        uncovered: z.array(z.extend(named, { orders: z.int() })),
        employees: z.array(named),
        museums: z.array(named),
      }),
    }),
    ability: ['read', 'Duty'],
    writes: false,
  },
  /** One's own shifts that are not over, of the next seven days, the nearest first. */
  my_shifts: { input: z.object({ language }), output: z.object({ result: z.array(shift) }), ability: ['read', 'Duty'], writes: false },
  /** On the day of one's own shift, until it ends. Once more: the place is another. Without `consent` nothing is kept. */
  check_in: {
    input: z
      .object({
        ...shiftKey,
        museum_id: idSchema,
        place: singleLine(200),
        lat: z.optional(latitude),
        lon: z.optional(longitude),
        consent: z.literal(true),
      })
      .check(wholePosition),
    output: changedShift,
    ability: ['create', 'Duty'],
    writes: true,
  },
  /** Takes the consent back: the place is deleted at once. */
  check_out: { input: z.object(shiftKey), output: changedShift, ability: ['create', 'Duty'], writes: true },
  /** Without `id` a new one. A shift that moves loses its check-in. */
  set_shift: {
    input: z.object({
      id: z.optional(idSchema),
      employee_id: idSchema,
      museum_ids: z.array(idSchema).check(
        z.minLength(1, { error: 'required' }),
        z.maxLength(maxShiftMuseums),
        z.refine<number[]>((ids) => new Set(ids).size === ids.length, { error: 'invalid' }),
      ),
      date: dateSchema,
      from: timeSchema,
      until: timeSchema,
      phone: phone(32),
      language,
    }),
    output: changedShift,
    ability: ['update', 'Duty'],
    writes: true,
  },
  remove_shift: {
    input: z.object(shiftKey),
    output: changedShift,
    ability: ['update', 'Duty'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeDutyActions = typeof officeDutyActions
