import { auditActions, type AuditLine } from '@anfilada/contract/customers/audit'
import { feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { type AuditRow, listAudit, listAuditActions } from '../../identity/index.ts'

const page = 50

export const auditFeature = feature(auditActions, {
  office_audit: async ({ input, pool }) => {
    const {
      search,
      action,
      before,
      actor_id: actorId,
      customer_id: customerId,
      period_lower: periodLower,
      period_upper: periodUpper,
    } = input
    const limit = input.limit ?? page
    const filter = { search, action, before, actorId, customerId, periodLower, periodUpper, limit: limit + 1 }
    const [rows, actions] = await Promise.all([listAudit(pool, filter), listAuditActions(pool)])
    const shown = rows.slice(0, limit)
    return accept({ result: shown.map(auditAnswer), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null, actions })
  },
})

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
