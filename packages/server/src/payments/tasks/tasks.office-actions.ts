import { accountantTaskActions } from '@anfilada/contract/payments/accountant-tasks'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { pageOf } from '../payment.presenter.ts'
import { resolveTask } from './resolve-task.ts'
import { printReceipt } from './print-receipt.ts'
import { countOpenTasks, listTasks, taskAnswer } from './tasks.reads.ts'

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
      const { task_id: taskId, note, no_money: noMoney = false } = input
      const outcome = await resolveTask(tx, { caller, origin }, { taskId, note, noMoney })
      return outcome.ok ? accept({ result: outcome.value }) : outcome
    }),

  print_receipt: async ({ input, caller, pool }) => {
    const printed = await printReceipt(pool, input.task_id, caller.userId)
    return printed.ok ? accept({ file_id: printed.value }) : printed
  },
})
