import type { Application, OfficeCustomerCard } from '@anfilada/contract/accounts/office-customers'
import { kept } from './customers.store.ts'
import type { ApplicationRow } from './applications.reads.ts'
import type { CustomerDetails, HistoryRow, MemberRow } from './customers.reads.ts'

export function applicationAnswer(row: ApplicationRow): Application {
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

export function cardAnswer(customer: CustomerDetails, members: readonly MemberRow[], history: readonly HistoryRow[]): OfficeCustomerCard {
  const { id, kind, name, inn, email, status, settlement, language, phone } = customer
  const { kpp, ogrn, legal_address, bank_name, bik, account, corr_account } = customer
  const { pay_hours, credit_limit, contract_number, contract_date } = customer
  return {
    id,
    kind,
    name,
    inn,
    email,
    status,
    settlement,
    language,
    phone,
    block_reason: customer.blockReason,
    created_at: customer.createdAt.toISOString(),
    requisites: { inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account },
    terms: { settlement, pay_hours, credit_limit, contract_number, contract_date },
    members: members.map(({ secondFactor, lastLoginAt, ...member }) => ({
      ...member,
      second_factor: secondFactor,
      last_login_at: lastLoginAt?.toISOString() ?? null,
    })),
    history: history.map(({ subjectId, at, ...line }) => ({ ...line, at: at.toISOString(), subject_id: subjectId })),
  }
}
