import type { GuideLanguage, OrderKind } from '@anfilada/contract/orders/items'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { EquipmentDay, EquipmentOfDay, Loan, Resource } from '@anfilada/contract/orders/resources'
import type { Db, Tx } from '../../db/pool.ts'

/** A piece of work: an order with whoever goes along. `minutes`: how long it takes. */
export type WorkRow = {
  orderId: number
  kind: OrderKind
  customer: string
  status: OrderStatus
  date: string
  time: string
  minutes: number
  pax: number
  vehicle: string | null
  guideLanguage: GuideLanguage | null
  resourceId: number | null
  employeeId: number | null
  employee: string | null
}

const workColumns = `orders.id as "orderId", orders.kind, customers.name as customer, orders.status, orders.pass_date as date,
  coalesce(orders.confirmed_time, orders.starts) as time,
  coalesce((orders.details ->> 'hours')::integer * 60, museum_objects.visit_minutes, 90) as minutes, orders.places as pax,
  orders.details ->> 'vehicle' as vehicle, orders.details ->> 'guide_language' as "guideLanguage",
  order_assignments.resource_id as "resourceId", order_assignments.employee_id as "employeeId", users.name as employee`
const workJoins = `join offered_customers as customers on customers.id = orders.customer_id
  left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
  left join order_assignments on order_assignments.order_id = orders.id
  left join offered_users as users on users.id = order_assignments.employee_id`

/** Work of a day, by time; what was rejected or cancelled is nobody's. */
export async function listWork(db: Db, date: string): Promise<WorkRow[]> {
  const { rows } = await db.query({
    name: 'resources_work',
    text: `select ${workColumns} from orders ${workJoins}
           where orders.status in ('in_processing', 'confirmed') and orders.id in (
             select day.id from orders as day where day.pass_date = $1 and day.kind <> 'museum_tickets' and day.kind in ('transport', 'guide')
             union
             select day.id from orders as day join order_assignments on order_assignments.order_id = day.id
             where day.pass_date = $1 and day.archived_at is null)
           order by coalesce(orders.confirmed_time, orders.starts), orders.id`,
    values: [date],
  })
  return rows
}

export async function findWork(db: Db, orderId: number): Promise<WorkRow | undefined> {
  const { rows } = await db.query({
    name: 'resources_work_of_order',
    text: `select ${workColumns} from orders ${workJoins} where orders.id = $1`,
    values: [orderId],
  })
  return rows[0]
}

/** All of them, active ones first, by kind and name. */
export async function listResources(db: Db): Promise<Resource[]> {
  const { rows } = await db.query({
    name: 'resources_list',
    text: `select resources.id, resources.kind, resources.name, resources.phone, resources.museum_object_id as system_id, resources.seats,
                  resources.languages, resources.active
           from resources order by not resources.active, resources.kind desc, resources.seats, resources.name, resources.id`,
    values: [],
  })
  return rows
}

export type EmployeeRow = { id: number; name: string }

/** Employees who may meet a group. */
export async function listEmployees(db: Db): Promise<EmployeeRow[]> {
  const { rows } = await db.query({
    name: 'resources_employees',
    text: `select users.id, users.name from offered_users as users
           where users.customer_id is null and users.removed_at is null and users.roles && '{dispatcher,admin}'::text[]
           order by users.name, users.id`,
    values: [],
  })
  return rows
}

/** Stock and what is promised of it on one day. */
export async function listEquipmentDay(db: Db, date: string): Promise<EquipmentDay[]> {
  const { rows } = await db.query({
    name: 'equipment_day',
    text: `select equipment.service, coalesce(equipment_days.stock, equipment.stock) as stock, coalesce(equipment_days.taken, 0) as taken,
                  coalesce(equipment_days.stock - equipment_days.taken, equipment.stock) as free
           from equipment left join equipment_days on equipment_days.service = equipment.service and equipment_days.day = $1
           order by equipment.service desc`,
    values: [date],
  })
  return rows
}

/** The same for each day of a period, both ends included. */
export async function listEquipment(db: Db, from: string, to: string): Promise<EquipmentOfDay[]> {
  const { rows } = await db.query({
    name: 'equipment_calendar',
    text: `select to_char(wanted.day, 'YYYY-MM-DD') as date,
                  jsonb_agg(jsonb_build_object('service', equipment.service, 'stock', coalesce(equipment_days.stock, equipment.stock),
                    'taken', coalesce(equipment_days.taken, 0), 'free', coalesce(equipment_days.stock - equipment_days.taken, equipment.stock))
                    order by equipment.service desc) as equipment
           from generate_series($1::date, $2::date, interval '1 day') as wanted (day) cross join equipment
           left join equipment_days on equipment_days.service = equipment.service and equipment_days.day = wanted.day::date
           group by wanted.day order by wanted.day`,
    values: [from, to],
  })
  return rows
}

/** What is out on a day, by the hour of its return; orders in processing hold theirs. */
export async function listLoans(db: Db, date: string): Promise<Loan[]> {
  const { rows } = await db.query({
    name: 'equipment_loans',
    text: `select orders.id as order_id, customers.name as customer, orders.status, equipment_takers.service, equipment_takers.quantity,
                  (orders.details ->> 'pickup')::timestamptz as pickup, (orders.details ->> 'return_at')::timestamptz as "returnAt",
                  coalesce(museum_objects.zone, default_zone()) as zone
           from equipment_takers join orders on orders.id = equipment_takers.order_id join offered_customers as customers on customers.id = orders.customer_id
           left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
           where equipment_takers.day = $1
             -- A coach has a pickup too, which is no moment.
             and case when orders.kind = 'audio_guides' then (orders.details ->> 'pickup')::timestamptz < $1::date + 2
                        and (orders.details ->> 'return_at')::timestamptz >= $1::date - 1 end
           order by "returnAt", orders.id, equipment_takers.service desc`,
    values: [date],
  })
  return rows.map(({ pickup, returnAt, ...row }) => ({ ...row, pickup: pickup.toISOString(), return_at: returnAt.toISOString() }))
}

export type NewResource = Omit<Resource, 'id'> & { id: number | null }

const insertion = {
  name: 'resource_insert',
  text: `insert into resources (kind, name, phone, museum_object_id, seats, languages, active)
         values ($1, $2, $3, $4, $5, $6, $7) returning resources.id`,
} as const
const update = {
  name: 'resource_update',
  text: `update resources set name = $2, phone = $3, museum_object_id = $4, seats = $5, languages = $6, active = $7
         where resources.kind = $1 and resources.id = $8 returning resources.id`,
} as const

/** Makes or changes one; undefined when there is none of that number and kind. */
export async function saveResource(tx: Tx, resource: NewResource): Promise<number | undefined> {
  const { id, kind, name, phone, system_id, seats, languages, active } = resource
  const { rows } = await tx.query({
    ...(id === null ? insertion : update),
    values: [kind, name, phone, system_id, seats, languages, active, ...(id === null ? [] : [id])],
  })
  return rows[0]?.id
}

/** Whether `system_id` is a class of vehicles. */
export async function isVehicleClass(db: Db, systemId: string): Promise<boolean> {
  const { rows } = await db.query({
    name: 'vehicle_class',
    text: `select from offered_museum_objects as museum_objects where museum_objects.system_id = $1 and museum_objects.service = 'transport'`,
    values: [systemId],
  })
  return rows.length > 0
}

export type Assigned = { orderId: number; resourceId: number | null; employeeId: number | null; assignedBy: number }

export async function saveAssignment(tx: Tx, { orderId, resourceId, employeeId, assignedBy }: Assigned): Promise<void> {
  const nobody = resourceId === null && employeeId === null
  await tx.query(
    nobody
      ? { name: 'assignment_delete', text: 'delete from order_assignments where order_assignments.order_id = $1', values: [orderId] }
      : {
          name: 'assignment_save',
          text: `insert into order_assignments (order_id, resource_id, employee_id, assigned_by) values ($1, $2, $3, $4)
                 on conflict (order_id) do update set resource_id = excluded.resource_id, employee_id = excluded.employee_id,
                   assigned_by = excluded.assigned_by, assigned_at = now()`,
          values: [orderId, resourceId, employeeId, assignedBy],
        },
  )
}
