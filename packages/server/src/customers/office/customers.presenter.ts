import type { OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import type { CustomerDetails, HistoryRow, MemberRow } from '../customers.reads.ts'

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
