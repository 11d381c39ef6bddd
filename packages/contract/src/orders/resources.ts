import * as z from 'zod/mini'
import { dateSchema, momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, phoneOrNone, singleLine } from '../text.ts'
import { guideLanguageSchema } from './kinds/schemas.ts'
import { equipmentItems, orderKinds } from './items.ts'
import { orderStatuses } from './order-status.ts'

/** What the company lends and sends: equipment by day, vehicles and guides by order, the employee who meets a group. */

export const resourceKinds = ['vehicle', 'guide'] as const
export type ResourceKind = (typeof resourceKinds)[number]

/** One piece of work of a resource or an employee; `until` is `HH:MM` and may lie on the next day. */
const work = z.object({
  order_id: z.int(),
  kind: z.enum(orderKinds),
  customer: z.string(),
  status: z.enum(orderStatuses),
  date: z.string(),
  time: z.string(),
  until: z.string(),
  pax: z.int(),
  /** Numbers of orders of the same resource at the same time. */
  clashes: z.array(z.int()),
})
export type Work = z.output<typeof work>

const resourceFields = {
  name: singleLine(120).check(z.minLength(1)),
  phone: phoneOrNone(40),
  /** The vehicle's class, `system_id` of `get_services`; null for guides. */
  system_id: z.nullable(z.string().check(z.maxLength(32))),
  /** Passengers; null for guides. */
  seats: z.nullable(z.int().check(z.positive(), z.maximum(100))),
  /** A guide's languages; none for vehicles. */
  languages: z.array(guideLanguageSchema).check(z.maxLength(8)),
  /** One that is not active any longer is not offered; its work stays. */
  active: z.boolean(),
}
export const resource = z.object({ id: z.int(), kind: z.enum(resourceKinds), ...resourceFields })
export type Resource = z.output<typeof resource>

const equipmentDay = z.object({ service: z.enum(equipmentItems), stock: z.int(), taken: z.int(), free: z.int() })
export type EquipmentDay = z.output<typeof equipmentDay>

/** Days that one calendar of equipment may span. */
export const maxEquipmentDays = 62
const equipmentOfDay = z.object({ date: dateSchema, equipment: z.array(equipmentDay) })
export type EquipmentOfDay = z.output<typeof equipmentOfDay>

/** Equipment that is out on a day: whose order has it, from pickup to return. */
const loan = z.object({
  order_id: z.int(),
  customer: z.string(),
  status: z.enum(orderStatuses),
  service: z.enum(equipmentItems),
  quantity: z.int(),
  pickup: momentSchema,
  return_at: momentSchema,
  /** By whose clocks both are: of the object where the equipment is handed out. */
  zone: z.string(),
})
export type Loan = z.output<typeof loan>

/** Whom an order may get: what fits, and for each the orders that would clash. */
const candidate = z.extend(resource, { clashes: z.array(z.int()) })
const employee = z.object({ id: z.int(), name: z.string(), clashes: z.array(z.int()) })

export const assignment = z.object({
  order_id: z.int(),
  resource: z.nullable(resource),
  employee: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Vehicles with enough seats, or guides who speak the language; empty for the other kinds of orders. */
  resources: z.array(candidate),
  employees: z.array(employee),
})
export type Assignment = z.output<typeof assignment>

const language = z.optional(languageSchema)

export const resourceActions = {
  /** A day: equipment, and every resource with its work and clashes. */
  office_resources: {
    input: z.object({ date: dateSchema, language }),
    output: z.object({
      result: z.object({
        equipment: z.array(equipmentDay),
        loans: z.array(loan),
        resources: z.array(z.extend(resource, { work: z.array(work) })),
        employees: z.array(z.object({ id: z.int(), name: z.string(), work: z.array(work) })),
        /** Confirmed transport and guide orders of the day that nobody is assigned to. */
        unassigned: z.array(work),
      }),
    }),
    ability: ['read', 'Resource'],
    writes: false,
  },
  /** Stock and what is out of it, day by day; `from` and `to` included. */
  office_equipment: {
    input: z.object({ from: dateSchema, to: dateSchema, language }),
    output: z.object({ result: z.array(equipmentOfDay) }),
    ability: ['read', 'Resource'],
    writes: false,
  },
  /** Without `id` a new one. The kind of a resource stays. */
  set_resource: {
    input: z.object({ id: z.optional(idSchema), kind: z.enum(resourceKinds), ...resourceFields, language }),
    output: z.object({ result: resource }),
    ability: ['update', 'Resource'],
    writes: true,
  },
  /** The stock from now on, or on the days between `from` and `until`; never below what is promised on one of them. */
  set_equipment: {
    input: z.object({
      service: z.enum(equipmentItems),
      stock: z.int().check(z.nonnegative(), z.maximum(10_000)),
      from: z.optional(dateSchema),
      until: z.optional(dateSchema),
      language,
    }),
    output: z.object({ result: z.object({ service: z.enum(equipmentItems), stock: z.int() }) }),
    ability: ['update', 'Resource'],
    writes: true,
  },
  order_assignment: {
    input: z.object({ order_id: idSchema, language }),
    output: z.object({ result: assignment }),
    ability: ['read', 'Resource'],
    writes: false,
  },
  /** Null takes the resource away. A clash is a warning, not a refusal: two coaches of one group may share a guide. */
  assign_resource: {
    input: z.object({ order_id: idSchema, resource_id: z.nullable(idSchema), language }),
    output: z.object({ result: assignment }),
    ability: ['decide', 'OfficeOrder'],
    writes: true,
  },
  assign_employee: {
    input: z.object({ order_id: idSchema, employee_id: z.nullable(idSchema), language }),
    output: z.object({ result: assignment }),
    ability: ['decide', 'OfficeOrder'],
    writes: true,
  },
} as const satisfies ActionContracts
export type ResourceActions = typeof resourceActions
