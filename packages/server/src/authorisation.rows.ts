import type { RefusalCode } from '@anfilada/contract/refusals'

/** What one row of an operation can be, and what is said when there is none: testing/targets.ts makes one of each. */
export const absentCodes = {
  order: 'order_not_found',
  // With a decision that waits.
  decided_order: 'not_found',
  // Confirmed, so that it has a voucher.
  voucher_order: 'order_not_found',
  // That holds today.
  voucher: 'voucher_not_found',
  redemption: 'redemption_not_found',
  programme: 'programme_not_found',
  voucher_programme: 'programme_not_found',
  member: 'member_not_found',
  api_key: 'api_key_not_found',
  mail: 'not_found',
  session: 'not_found',
  application: 'application_not_found',
  customer: 'customer_not_found',
  // Asks for the exchange of documents.
  edo_customer: 'customer_not_found',
  publication: 'publication_not_found',
  // An advert for one customer.
  advert: 'publication_not_found',
  // In the text of something that is shown to one customer, or to everybody.
  picture: 'file_not_found',
  help_question: 'help_question_not_found',
  // With a draft.
  museum: 'museum_not_found',
  employee: 'employee_not_found',
  price_list: 'price_list_not_found',
  ledger_transaction: 'not_found',
  correction: 'correction_not_found',
  opening: 'opening_not_found',
  legal_text: 'not_found',
  // Named by its revision.
  legal_draft: 'stale_text',
  company_draft: 'stale_text',
  services_version: 'services_stale',
  // Confirmed and not paid.
  payable_order: 'order_not_found',
  // What lies on the balance pays it.
  order_with_balance: 'order_not_found',
  payment: 'payment_not_found',
  invoice: 'invoice_not_found',
  payment_link: 'payment_link_not_found',
  refund: 'refund_not_found',
  accountant_task: 'task_not_found',
  statement_file: 'file_not_found',
  bank_statement: 'bank_statement_not_found',
  bank_entry: 'bank_entry_not_found',
  reconciliation_act: 'act_not_found',
  license: 'license_not_found',
  guide: 'guide_not_found',
  prolongation_group: 'group_not_found',
  prolongation_request: 'prolongation_not_found',
  message_template: 'template_not_found',
  message_file: 'file_not_found',
  feedback: 'feedback_not_found',
  shift: 'shift_not_found',
  slot_rule: 'slot_rule_not_found',
  slot_plan: 'slot_plan_not_found',
  // With an order that is in its way.
  taken_slot: 'slot_not_found',
  kept_file: 'file_not_found',
  import_file: 'file_not_found',
  export: 'export_not_found',
  // The file of one.
  export_file: 'file_not_found',
  // Opened by its link.
  linked_file: 'file_not_found',
} as const satisfies Record<string, RefusalCode>
export type RowKind = keyof typeof absentCodes
