import { accountantTaskActions } from '@anfilada/contract/payments/accountant-tasks'
import { recordAudit } from '../../accounts/index.ts'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept, refuse } from '../../outcome.ts'
import { pageOf } from '../page.ts'
import { countOpenTasks, findTask, listTasks, taskAnswer } from './tasks.reads.ts'
import { saveResolved } from './tasks.store.ts'

const pageSize = 50

export const accountantTasksFeature = feature(accountantTaskActions, {
  list_tasks: async ({ input, pool }) => {
    const limit = input.limit ?? pageSize
    const filter = { state: input.state ?? ('open' as const), kind: input.kind, customerId: input.customer_id, before: input.before }
    const [rows, open] = await Promise.all([listTasks(pool, filter, limit), countOpenTasks(pool)])
    const page = pageOf(rows, limit, ({ id }) => id)
    return accept({ result: page.rows.map(taskAnswer), next: page.next, open })
  },

  resolve_task: async ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const { task_id: taskId, note } = input
      const seen = await findTask(tx, taskId)
      if (!seen) return refuse('task_not_found')
      if (!(await saveResolved(tx, taskId, caller.userId, note))) return refuse('task_resolved')
      const about = { subject: 'accountant_task', subjectId: taskId, customerId: seen.customerId, details: { kind: seen.kind, note } }
      await recordAudit(tx, caller, origin, { action: 'accountant_task.resolved', ...about })
      const task = await findTask(tx, taskId)
      return task ? accept({ result: taskAnswer(task) }) : refuse('task_not_found')
    }),
})
