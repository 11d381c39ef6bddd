import { auditActions, type AuditInput, type AuditLine } from '@anfilada/contract/customers/audit'
import { nameKey } from '@anfilada/contract/customers/audit-subjects'
import { type CountsOf, feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { type AuditRow, countAudit, listAudit, listAuditActions } from '../../identity/index.ts'
import { mentionedIn } from './mentioned.rules.ts'
import { findSubjectNames } from './subject-names.reads.ts'

const page = 50

export const auditFeature = feature(auditActions, {
  office_audit: async ({ input, language, pool }) => {
    const limit = input.limit ?? page
    const filter = { ...filterOf(input), limit: limit + 1 }
    const [rows, actions] = await Promise.all([listAudit(pool, filter), listAuditActions(pool)])
    const shown = rows.slice(0, limit)
    const names = await findSubjectNames(pool, shown.flatMap(mentionedIn), language)
    return accept({
      result: shown.map((row) => auditAnswer(row, names)),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      actions,
    })
  },
})

export const auditCounts: CountsOf<typeof auditActions, 'office_audit'> = {
  office_audit: ({ input, pool }) => countAudit(pool, filterOf(input)),
}

function filterOf({ search, action, before, ...rest }: AuditInput) {
  const { actor_id: actorId, customer_id: customerId, period_lower: periodLower, period_upper: periodUpper } = rest
  return { search, action, before, actorId, customerId, periodLower, periodUpper }
}

function auditAnswer(row: AuditRow, names: ReadonlyMap<string, string>): AuditLine {
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
    names: Object.fromEntries(mentionedIn(row).flatMap(({ kind, id: one }) => named(names, nameKey(kind, one)))),
    address,
  }
}

function named(names: ReadonlyMap<string, string>, key: string): [string, string][] {
  const name = names.get(key)
  return name === undefined ? [] : [[key, name]]
}
