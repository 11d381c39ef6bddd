import { daysBetween } from '@anfilada/contract/dates'
import { maxEquipmentDays, resourceActions, type Resource } from '@anfilada/contract/orders/resources'
import { recordAudit } from '../../identity/index.ts'
import { answerOnce } from '../../db/idempotency.ts'
import type { Db } from '../../db/pool.ts'
import { feature } from '../../http/actions.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { assign } from './assign.ts'
import { assignmentAnswer, workAnswer } from './resource.rules.ts'
import {
  findWork,
  isVehicleClass,
  listEmployees,
  listEquipment,
  listEquipmentDay,
  listLoans,
  listResources,
  listWork,
  saveResource,
} from './resources.reads.ts'
import { setEquipment } from './set-equipment.ts'

export const resourcesFeature = feature(resourceActions, {
  office_resources: async ({ input, pool }) => {
    const [equipment, loans, resources, employees, work] = await Promise.all([
      listEquipmentDay(pool, input.date),
      listLoans(pool, input.date),
      listResources(pool),
      listEmployees(pool),
      listWork(pool, input.date),
    ])
    const answers = (of: typeof work) => of.map((one) => workAnswer(one, of))
    return accept({
      result: {
        equipment,
        loans,
        resources: resources.map((one) => ({ ...one, work: answers(work.filter(({ resourceId }) => resourceId === one.id)) })),
        employees: employees.map((one) => ({ ...one, work: answers(work.filter(({ employeeId }) => employeeId === one.id)) })),
        unassigned: work
          .filter(({ kind, status, resourceId }) => kindsWithResources.has(kind) && status === 'confirmed' && resourceId === null)
          .map((one) => workAnswer(one, [])),
      },
    })
  },

  office_equipment: async ({ input, pool }) => {
    const days = daysBetween(input.from, input.to) + 1
    if (days < 1 || days > maxEquipmentDays) throw new ProtocolFault('invalid_fields', { to: days < 1 ? 'too_small' : 'too_big' })
    return accept({ result: await listEquipment(pool, input.from, input.to) })
  },

  set_resource: ({ input, caller, pool, once, origin }) =>
    answerOnce(pool, once, async (tx) => {
      const { id = null, language: _language, ...fields } = input
      if (!(await isWhole(tx, fields))) return refuse('resource_unsuitable', fields.kind === 'vehicle' ? 'system_id' : 'languages')
      const saved = await saveResource(tx, { id, ...fields })
      if (saved === undefined) return refuse('resource_not_found')
      await recordAudit(tx, caller, origin, { action: 'resource.set', subject: 'resource', subjectId: saved, details: { ...fields } })
      return accept({ result: { id: saved, ...fields } })
    }),

  set_equipment: ({ input, caller, pool, once, origin }) =>
    answerOnce(pool, once, async (tx) => {
      const { service, stock, from, until } = input
      const outcome = await setEquipment(tx, { service, stock, from, until })
      if (!outcome.ok) return outcome
      const details = { stock, from: from ?? null, until: until ?? from ?? null }
      await recordAudit(tx, caller, origin, { action: 'equipment.set', subject: 'equipment', subjectId: service, details })
      return accept({ result: { service, stock } })
    }),

  order_assignment: ({ input, pool }) => assignmentOf(pool, input.order_id),

  assign_resource: ({ input, caller, pool, once, origin }) =>
    answerOnce(pool, once, async (tx) => {
      const outcome = await assign(tx, { caller, origin }, { orderId: input.order_id, resourceId: input.resource_id })
      return outcome.ok ? assignmentOf(tx, input.order_id) : outcome
    }),

  assign_employee: ({ input, caller, pool, once, origin }) =>
    answerOnce(pool, once, async (tx) => {
      const outcome = await assign(tx, { caller, origin }, { orderId: input.order_id, employeeId: input.employee_id })
      return outcome.ok ? assignmentOf(tx, input.order_id) : outcome
    }),
})

const kindsWithResources: ReadonlySet<string> = new Set(['transport', 'guide'])

/** A vehicle has a class and seats, a guide languages, and neither what is the other's. */
async function isWhole(db: Db, { kind, system_id, seats, languages }: Omit<Resource, 'id'>): Promise<boolean> {
  if (kind === 'guide') return system_id === null && seats === null && languages.length > 0
  return system_id !== null && seats !== null && languages.length === 0 && (await isVehicleClass(db, system_id))
}

async function assignmentOf(db: Db, orderId: number): Promise<Outcome<{ result: ReturnType<typeof assignmentAnswer> }>> {
  const order = await findWork(db, orderId)
  if (!order) return refuse('order_not_found')
  const [work, resources, employees] = [await listWork(db, order.date), await listResources(db), await listEmployees(db)]
  return accept({ result: assignmentAnswer(order, { work, resources, employees }) })
}
