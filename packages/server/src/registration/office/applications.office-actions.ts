import { type Application, applicationActions } from '@anfilada/contract/registration/applications'
import { answerCard, kept } from '../../customers/index.ts'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept, refuse } from '../../outcome.ts'
import { type ApplicationRow, countWaiting, findApplication, listApplications } from './applications.reads.ts'
import { approveApplication, refuseApplication } from './decide-application.ts'

const pageSize = 50

export const applicationsFeature = feature(applicationActions, {
  office_applications: async ({ input: { status, search, before, limit = pageSize }, pool }) => {
    const [rows, waiting] = await Promise.all([listApplications(pool, { status, search, before }, limit), countWaiting(pool)])
    const shown = rows.slice(0, limit)
    return accept({ result: shown.map(applicationAnswer), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null, waiting })
  },

  approve_customer: (request) =>
    answerCard(request, (tx) => approveApplication(tx, request, { applicationId: request.input.application_id, agreed: request.input })),

  refuse_customer: (request) =>
    answerOnce(request.pool, request.once, async (tx) => {
      const { application_id: applicationId, reason } = request.input
      const outcome = await refuseApplication(tx, request, { applicationId, reason })
      if (!outcome.ok) return outcome
      const row = await findApplication(tx, applicationId)
      return row ? accept({ result: applicationAnswer(row) }) : refuse('application_not_found')
    }),
})

function applicationAnswer(row: ApplicationRow): Application {
  const { id, reference, kind, name, email, phone, language, status } = row
  return {
    id,
    reference,
    kind,
    name,
    email,
    phone,
    language,
    organization: row.organization && { name: row.organization.name, ...kept(row.organization) },
    status,
    email_confirmed: row.emailConfirmed,
    consent: { version: row.consentVersion, offer_version: row.offerVersion, at: row.consentAt.toISOString() },
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
    refusal_reason: row.refusalReason,
    customer_id: row.customerId,
    same_inn: row.sameInn,
  }
}
