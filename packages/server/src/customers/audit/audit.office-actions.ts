import { auditActions, type AuditInput, type AuditLine } from '@anfilada/contract/customers/audit'
import { type CountsOf, feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { type AuditRow, countAudit, listAudit, listAuditActions } from '../../identity/index.ts'

const page = 50

export const auditFeature = feature(auditActions, {
  office_audit: async ({ input, pool }) => {
    const limit = input.limit ?? page
    const filter = { ...filterOf(input), limit: limit + 1 }
    const [rows, actions] = await Promise.all([listAudit(pool, filter), listAuditActions(pool)])
    const shown = rows.slice(0, limit)
    return accept({ result: shown.map(auditAnswer), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null, actions })
  },
})

export const auditCounts: CountsOf<typeof auditActions, 'office_audit'> = {
  office_audit: ({ input, pool }) => countAudit(pool, filterOf(input)),
}

function filterOf({ search, action, before, ...rest }: AuditInput) {
  const { actor_id: actorId, customer_id: customerId, period_lower: periodLower, period_upper: periodUpper } = rest
  return { search, action, before, actorId, customerId, periodLower, periodUpper }
}

function auditAnswer(row: AuditRow): AuditLine {
  const { id, action, subject, details, address } = row
  return {
    id,
    at: row.at.toISOString(),
    actor: { id: row.actorId, name: row.actorName },
    customer: row.customerId === null ? null : { id: row.customerId, name: row.customerName ?? '' },
    action,
    subject,
    subject_id: row.subjectId,
    details,
    address,
  }
}
