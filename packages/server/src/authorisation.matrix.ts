import type { RefusalCode } from '@anfilada/contract/refusals'
import type { RowKind } from './authorisation.rows.ts'
import { type Principal, principals } from './testing/world.ts'

/** What a cell of the matrix promises: done, or the refusal with its own status. */
export type Verdict = 'ok' | RefusalCode

/**
 * Whose row an operation is asked for. `own` is any that the principal may see; `foreign` another customer's, for a guide also a
 * colleague's order; `absent` a number that nobody has. An operation that is not about one row has the target `none`.
 */
export const targets = ['own', 'foreign', 'absent', 'none'] as const
export type Target = (typeof targets)[number]

/** Whether a principal reaches only what is his, as a member of his customer, or all (staff). */
export type About = { kind: RowKind; reach: 'theirs' | 'all' }
export type Row = { may: readonly Principal[]; about?: About }

const members = ['individual', 'agencyOwner', 'agencyManager', 'agencyAccountant', 'agencyGuide', 'otherAgency'] as const
/** Who stands before a customer's orders: its members, an employee on its behalf, and its program with an API key. */
const customers = [...members, 'onBehalf', 'apiKey'] as const
/** Who asks in the name of an organisation. */
const companyOwners = ['agencyOwner', 'otherAgency'] as const
const owners = ['individual', 'agencyOwner', 'otherAgency'] as const
/** Who shows vouchers: people, not programs. */
const showing = customers.filter((principal) => principal !== 'apiKey')
const ordering = customers.filter((principal) => principal !== 'agencyAccountant')
const seeingPrices = customers.filter((principal) => principal !== 'agencyGuide')
/** Who orders and sees what it costs. */
const orderingByPrice = ordering.filter((principal) => principal !== 'agencyGuide')
/** Who keeps licenses: a guide his own. */
const licensing = ['individual', 'agencyOwner', 'agencyManager', 'agencyGuide', 'otherAgency', 'onBehalf'] as const
/** A guide sees no fees, and makes his agency owe none. */
const prolonging = licensing.filter((principal) => principal !== 'agencyGuide')
const queueReaders = ['dispatcher', 'officeAccountant', 'admin'] as const
const deciders = ['dispatcher', 'admin'] as const
const admins = ['admin'] as const
/** Who writes contract, offer, refund policy and consent. */
const writers = ['editor', 'admin'] as const
/** Who keeps the price lists. */
const pricers = ['officeAccountant', 'editor', 'admin'] as const
/** Who pays: never an employee on a customer's behalf, nor a program. */
const payers = ['individual', 'agencyOwner', 'agencyAccountant', 'otherAgency'] as const
const seeingPayments = [...payers, 'agencyManager', 'onBehalf'] as const
/** Who decides about customers and their terms. */
const accountManagers = ['officeAccountant', 'admin'] as const
const staff = ['dispatcher', 'officeAccountant', 'editor', 'admin'] as const
/** People with a session; a program has none. */
const signedIn = [...members, 'onBehalf', ...staff, 'unenrolled'] as const
/** Who has a login of his own to look after; nobody does that on another's behalf. */
const accountHolders = [...members, ...staff, 'unenrolled'] as const
/** Who takes out lists: at either endpoint his own. */
const exporters = [...members, ...queueReaders] as const
/** Whose sessions open nothing. */
export const shutOut: readonly Principal[] = ['none', 'expired', 'removed', 'blocked']

const anyone: Row = { may: principals }
/** Everybody whose session, if he sends one, is alive. */
const readers: Row = { may: ['none', ...signedIn, 'apiKey'] }
/** Opened by a secret of its own and by no session. */
const nobody: Row = { may: [] }

function only(may: readonly Principal[]): Row {
  return { may }
}

/** An operation about one row: `theirs('order', ordering)` is asked for one's own, another's and an absent order. */
function theirs(kind: RowKind, may: readonly Principal[]): Row {
  return { may, about: { kind, reach: 'theirs' } }
}

function every(kind: RowKind, may: readonly Principal[]): Row {
  return { may, about: { kind, reach: 'all' } }
}

/** Files of a kind at their address: read with the header, or by a link that is asked for. */
function kept(path: string, row: Row): Record<string, Row> {
  return { [`GET ${path}/:file_id`]: row, [`POST ${path}/:file_id/link`]: row }
}

/** The declared truth about every operation: an operation of the app without a row fails, and so does a row without an operation. */
export const matrix: Readonly<Record<string, Row>> = {
  'GET /healthz': anyone,
  'GET /readyz': anyone,
  'GET /metrics': nobody,
  'GET /api/v1/openapi.json': anyone,
  'GET /robots.txt': anyone,
  'GET /.well-known/security.txt': anyone,
  'POST /api/v1/login': anyone,
  'POST /api/v1/logout': only(signedIn),
  'POST /api/v1/password/forgot': anyone,
  'POST /api/v1/password/link': anyone,
  'POST /api/v1/password/reset': anyone,

  'customer list_sessions': only(accountHolders),
  'customer end_session': theirs('session', accountHolders),
  'customer end_other_sessions': only(accountHolders),
  'customer change_password': only(accountHolders),
  'customer begin_second_factor': only(accountHolders),
  'customer confirm_second_factor': only(accountHolders),
  'customer renew_recovery_codes': only(accountHolders),
  'customer remove_second_factor': only(accountHolders),
  'office list_sessions': only(accountHolders),
  'office end_session': theirs('session', accountHolders),
  'office end_other_sessions': only(accountHolders),
  'office change_password': only(accountHolders),
  'office begin_second_factor': only(accountHolders),
  'office confirm_second_factor': only(accountHolders),
  'office renew_recovery_codes': only(accountHolders),
  'office remove_second_factor': only(accountHolders),

  'GET /api/v1/countries': anyone,
  'GET /api/v1/museums': only(customers),
  'GET /api/v1/museums-objects': only(customers),
  'GET /api/v1/museums-for-rgag': only(customers),
  'GET /api/v1/museums-for-transport': only(customers),
  'GET /api/v1/museums-for-guide': only(customers),
  'GET /api/v1/museums-for-schedule': only(customers),
  'customer get_services': only(customers),
  'customer get_equipment': only(customers),
  'customer get_submission_windows': only(customers),
  'customer get_due_wishes': only(ordering),
  'customer check_guide': only(ordering),
  'customer get_schedule': only(customers),
  'customer get_month': only(customers),
  'customer about_object': only(customers),
  'customer get_prices': only(seeingPrices),
  'customer get_price_table': only(seeingPrices),

  'customer get_upcoming': only(customers),
  'customer get_archive': only(customers),
  'customer get_request': theirs('order', customers),
  'customer show_voucher': theirs('voucher_order', showing),
  'customer print_voucher': theirs('voucher_order', showing),
  'customer print_programme_vouchers': theirs('voucher_programme', showing),
  'customer post_request': only(ordering),
  'customer post_request_rg_ag': only(ordering),
  'customer post_request_schedule': only(ordering),
  'customer post_request_transport': only(ordering),
  'customer post_request_guide': only(ordering),
  'customer post_programme': only(ordering),
  'customer get_programme': theirs('programme', customers),
  'customer delete_request': theirs('order', ordering),
  'customer archive_request': theirs('order', ordering),
  'customer preview_request': theirs('order', ordering),
  'customer put_request': theirs('order', ordering),
  'customer approve_change': theirs('order', orderingByPrice),
  'customer withdraw_change': theirs('order', ordering),

  'office office_queue': only(queueReaders),
  'office day_manifest': only(queueReaders),
  'GET /api/office/manifest/pdf': only(queueReaders),
  'office office_order': every('order', queueReaders),
  'office confirm_order': every('order', deciders),
  'office wait_order': every('order', deciders),
  'office reject_order': every('order', deciders),
  'office cancel_order': every('order', deciders),
  'office order_context': every('order', queueReaders),
  'office office_decisions': only(deciders),
  'office preview_decisions': only(deciders),
  'office undo_decision': theirs('decided_order', deciders),
  'office office_windows': only(queueReaders),
  'office set_submission_window': only(deciders),
  'office office_wishes': only(queueReaders),
  'office answer_wishes': only(deciders),
  'office office_resources': only(queueReaders),
  'office office_equipment': only(queueReaders),
  'office set_resource': only(deciders),
  'office set_equipment': only(deciders),
  'office order_assignment': every('order', queueReaders),
  'office assign_resource': every('order', deciders),
  'office assign_employee': every('order', deciders),
  // Somebody else's museum is answered with the duty phone: duty/location.actions.test.ts.
  'customer get_location': only(customers),
  'office office_duty': only(staff),
  'office my_shifts': only(staff),
  'office check_in': theirs('shift', staff),
  'office check_out': theirs('shift', staff),
  'GET /v/:code': every('voucher', principals),
  'office office_voucher': every('voucher', staff),
  'office redeem_voucher': every('voucher', staff),
  'office undo_redemption': theirs('redemption', staff),
  'office set_shift': only(deciders),
  'office remove_shift': every('shift', deciders),
  'office office_slots': only(queueReaders),
  'office preview_slots': only(queueReaders),
  'office set_slot': only(deciders),
  'office set_quota': only(deciders),
  'office set_allotment': only(deciders),
  'office slot_rules': only(queueReaders),
  'office preview_slot_rule': only(queueReaders),
  'office save_slot_rule': only(deciders),
  'office remove_slot_rule': every('slot_rule', deciders),
  'office set_slot_horizon': only(deciders),
  'office preview_slot_plan': only(queueReaders),
  'office start_slot_plan': every('taken_slot', deciders),
  'office stop_slot_plan': every('slot_plan', deciders),
  'office slot_plan': every('slot_plan', queueReaders),
  'office slot_plans': only(queueReaders),
  'office preview_slot_handover': only(queueReaders),
  'office hand_over_slots': only(deciders),
  'office accept_change': every('order', deciders),
  'office decline_change': every('order', deciders),

  // Somebody else's hold is answered as one that is over: orders/holding/holds.actions.test.ts.
  'customer hold_places': only(ordering),
  'customer release_hold': only(ordering),

  'customer get_settings': only(accountHolders),
  'customer save_profile': only(accountHolders),
  'customer change_email': only(accountHolders),
  'customer save_notifications': only(accountHolders),
  'customer save_requisites': only(owners),
  'customer export_personal_data': only(accountHolders),
  'customer erase_personal_data': only(members),
  'office get_settings': only(accountHolders),
  'office save_profile': only(accountHolders),
  'office change_email': only(accountHolders),
  'office export_personal_data': only(accountHolders),
  'customer list_members': only(owners),
  'customer invite_member': only(owners),
  'customer resend_invitation': theirs('member', owners),
  'customer set_member_name': theirs('member', owners),
  'customer set_member_roles': theirs('member', owners),
  'customer remove_member': theirs('member', owners),
  'customer list_api_keys': only(owners),
  'customer create_api_key': only(owners),
  'customer revoke_api_key': theirs('api_key', owners),

  'office office_mails': only(admins),
  'office office_mail': every('mail', admins),
  'office resend_mail': every('mail', admins),
  'office office_audit': only(admins),

  'POST /api/v1/registration': anyone,
  'POST /api/v1/registration/confirm': anyone,
  'office office_applications': only(queueReaders),
  'office approve_customer': every('application', accountManagers),
  'office refuse_customer': every('application', accountManagers),
  'office office_customers': only(queueReaders),
  'office customer_names': only(staff),
  'office office_customer': every('customer', queueReaders),
  'office office_customer_orders': every('customer', queueReaders),
  'office office_order_counts': only(queueReaders),
  'office office_customer_balance': every('customer', queueReaders),
  'office set_customer_terms': every('customer', accountManagers),
  'office set_customer_requisites': every('customer', accountManagers),
  'office block_customer': every('customer', accountManagers),
  'office unblock_customer': every('customer', accountManagers),
  'office resend_customer_link': every('customer', accountManagers),
  'office remove_member_factor': every('member', accountManagers),
  'office act_for_customer': every('customer', deciders),
  'customer stop_acting': only(['onBehalf']),
  'office office_setup': only(admins),
  'office send_test_mail': only(admins),
  'office ask_payment_systems': only(admins),
  'office staff_members': only(admins),
  'office invite_staff': only(admins),
  'office set_staff_roles': every('employee', admins),
  'office remove_staff_factor': every('employee', admins),
  'office remove_staff': every('employee', admins),

  'customer get_pricelists': only(seeingPrices),
  'GET /api/v1/pricelist': only(seeingPrices),
  'GET /api/v1/pricelist/:list_id/pdf': theirs('price_list', seeingPrices),
  'GET /api/v1/pricelist/:list_id/xlsx': theirs('price_list', seeingPrices),
  'GET /api/v1/pricelist/:list_id/file': theirs('price_list', seeingPrices),
  'office price_lists': only(staff),
  'office price_list': every('price_list', staff),
  'office price_history': every('price_list', staff),
  'office price_preview': only(staff),
  'office export_price_list': every('price_list', staff),
  'GET /api/office/price-lists/:list_id/xlsx': every('price_list', staff),
  'office create_price_list': only(pricers),
  'office edit_price_draft': every('price_list', pricers),
  'office discard_price_draft': every('price_list', pricers),
  'office publish_price_list': every('price_list', pricers),
  'office copy_price_list': every('price_list', pricers),
  'POST /api/office/files/price_list': only(pricers),
  ...kept('/api/office/files/price_list', every('kept_file', staff)),
  'POST /api/office/files/interchange': only(pricers),
  'GET /api/office/interchange/xlsx': only(pricers),
  'GET /api/office/interchange/json': only(pricers),
  'office interchange_sections': only(pricers),
  'office preview_import': every('import_file', pricers),
  'office run_import': every('import_file', pricers),
  'POST /api/office/files/bank_statement': only(accountManagers),
  ...kept('/api/office/files/bank_statement', every('kept_file', accountManagers)),
  'POST /api/v1/files/reconciliation': only(payers),
  ...kept('/api/v1/files/reconciliation', theirs('kept_file', seeingPayments)),
  ...kept('/api/office/files/reconciliation', every('kept_file', accountManagers)),
  // The link opens it without a session; whoever sends one has to be he who asked for the link.
  'GET /api/v1/files/:file_id': theirs('linked_file', ['none', ...members, 'onBehalf', ...staff]),
  // Whoever may read a list, of those that everybody on the side reads; the rights of each list: exports/exports.actions.test.ts.
  'customer count_export': only(members),
  'customer start_export': only(members),
  'customer list_exports': only(exporters),
  'customer remove_export': theirs('export', exporters),
  ...kept('/api/v1/files/export', theirs('export_file', exporters)),
  'office count_export': only(queueReaders),
  'office start_export': only(queueReaders),
  'office list_exports': only(exporters),
  'office remove_export': theirs('export', exporters),
  ...kept('/api/office/files/export', theirs('export_file', exporters)),
  'office import_price_list': every('price_list', pricers),
  'office apply_price_import': every('price_list', pricers),
  'office attach_price_file': every('price_list', pricers),

  'customer get_balance': only(['individual', 'agencyOwner', 'agencyManager', 'agencyAccountant', 'otherAgency', 'onBehalf']),
  'office ledger_accounts': only(accountManagers),
  'office ledger_transactions': only(accountManagers),
  'office ledger_transaction': every('ledger_transaction', accountManagers),
  'office ledger_corrections': only(accountManagers),
  'office propose_correction': every('customer', accountManagers),
  'office decide_correction': every('correction', accountManagers),
  'office ledger_openings': only(accountManagers),
  'office propose_opening': every('customer', accountManagers),
  'office decide_openings': every('opening', accountManagers),
  'office office_catalogue': only(writers),
  'office catalogue_museum': every('museum', writers),
  'office save_museum_draft': every('museum', writers),
  'office preview_museum': every('museum', writers),
  'office publish_museum': every('museum', writers),
  'office discard_museum_draft': every('museum', writers),
  'office museum_history': every('museum', writers),
  'office company_services': only(writers),
  'office save_company_services': every('services_version', writers),
  'office object_names': only(staff),
  'office object_terms': only(accountManagers),
  'office object_terms_history': only(accountManagers),
  'office set_object_terms': only(accountManagers),
  'office customer_terms': every('customer', accountManagers),
  'office set_customer_terms_by_object': every('customer', accountManagers),
  'GET /api/v1/legal-texts': anyone,
  'GET /api/v1/legal-texts/:text_id': every('legal_text', principals),
  'office legal_texts': only(writers),
  'office legal_text': every('legal_text', writers),
  'office save_legal_draft': every('legal_draft', writers),
  'office discard_legal_draft': every('legal_draft', writers),
  'office publish_legal_text': every('legal_draft', writers),
  'office company_versions': only(['admin']),
  'office save_company_draft': every('company_draft', ['admin']),
  'office discard_company_draft': every('company_draft', ['admin']),
  'office publish_company': every('company_draft', ['admin']),

  'customer license_list': only(licensing),
  'customer get_guides': only(ordering),
  'customer licobjects': only(licensing),
  'customer liclang': only(licensing),
  'customer add_license': only(licensing),
  'customer delete_license': theirs('license', licensing),
  'customer license_change_langs': theirs('license', licensing),
  'customer get_prolongation_page_data': only(licensing),
  'customer license_list_prolongation_groups': theirs('license', licensing),
  'customer license_set_prolongation_group': theirs('license', licensing),
  'customer prolongate_license': theirs('license', prolonging),
  'customer withdraw_prolongation': theirs('prolongation_request', prolonging),
  'office office_prolongation': only(queueReaders),
  'office office_prolongation_requests': every('prolongation_group', queueReaders),
  'office set_prolongation_group': every('prolongation_group', deciders),
  'office enter_prolongation': every('prolongation_request', deciders),
  'office decline_prolongation': every('prolongation_request', deciders),
  'POST /api/v1/files/license_scan': only(licensing),
  ...kept('/api/v1/files/license_scan', theirs('kept_file', licensing)),
  'office office_licenses': only(queueReaders),
  'office office_license': every('license', queueReaders),
  'office decide_license': every('license', deciders),
  'office office_guides': every('customer', queueReaders),
  'office merge_guides': every('guide', deciders),
  ...kept('/api/office/files/license_scan', every('kept_file', queueReaders)),
  'GET /api/v1/news': readers,
  'GET /api/v1/adverts': readers,
  'GET /api/v1/pictures/:file_id': theirs('picture', readers.may),
  'POST /api/office/files/picture': only(writers),
  ...kept('/api/office/files/picture', every('kept_file', writers)),
  'GET /api/v1/help/subjects': readers,
  'GET /api/v1/help/questions': readers,
  'GET /api/v1/help/search': readers,
  'GET /api/v1/login_notification': anyone,
  'customer notices': only([...members, 'onBehalf']),
  'customer public_notices': anyone,
  'customer unmark_news': only(members),
  'customer close_publication': theirs('advert', members),
  'office publications': only(writers),
  'office publication': every('publication', writers),
  'office preview_publication': only(writers),
  'office save_publication': every('publication', writers),
  'office delete_publication': every('publication', writers),
  'office office_help': only(writers),
  'office help_question': every('help_question', writers),
  'office save_help_question': every('help_question', writers),
  'office restore_help_question': every('help_question', writers),

  'customer prefetch_invoice_data': only(payers),
  'customer new_invoice': theirs('payable_order', payers),
  'customer get_invoices': only(seeingPayments),
  ...kept('/api/v1/files/invoice', theirs('kept_file', seeingPayments)),
  ...kept('/api/office/files/invoice', every('kept_file', accountManagers)),
  'office list_invoices': only(accountManagers),
  'office new_credit_note': every('invoice', accountManagers),
  'customer revise': only(seeingPayments),
  'customer get_reconciliation_acts': only(seeingPayments),
  'customer agree_act': theirs('reconciliation_act', payers),
  'customer compare_reconciliation': theirs('reconciliation_act', payers),
  'customer get_reconciliation_comparison': theirs('reconciliation_act', seeingPayments),
  ...kept('/api/v1/files/reconciliation_act', theirs('kept_file', seeingPayments)),
  ...kept('/api/office/files/reconciliation_act', every('kept_file', accountManagers)),
  'office revise_customer': every('customer', accountManagers),
  'office list_reconciliation_acts': every('customer', accountManagers),
  'office agree_act_for_company': every('reconciliation_act', accountManagers),
  'office get_act_comparison': every('reconciliation_act', accountManagers),
  'customer prefetch_edo_data': only([...members, 'onBehalf']),
  'customer request_edo': only(companyOwners),
  'office office_edo': every('edo_customer', queueReaders),
  'office set_edo_status': every('edo_customer', accountManagers),
  'customer get_message_threads': only([...members, 'onBehalf']),
  'customer get_messages': theirs('order', [...members, 'onBehalf']),
  'customer get_message_file': theirs('message_file', [...members, 'onBehalf']),
  'customer count_unread_messages': only([...members, 'onBehalf']),
  'customer search_messages': only([...members, 'onBehalf']),
  'customer post_message': theirs('order', members),
  'customer mark_messages_read': theirs('order', members),
  'customer get_feedback': only([...members, 'onBehalf']),
  'customer post_feedback': only(members),
  'office office_feedback': only(queueReaders),
  'office close_feedback': every('feedback', queueReaders),
  'office office_message_threads': only(queueReaders),
  'office office_messages': every('order', queueReaders),
  'office office_message_file': every('message_file', queueReaders),
  'office office_unread_messages': only(queueReaders),
  'office office_search_messages': only(queueReaders),
  'office post_office_message': every('order', queueReaders),
  'office mark_office_messages_read': every('order', queueReaders),
  'office message_templates': only(queueReaders),
  'office set_message_template': every('message_template', deciders),
  'office remove_message_template': every('message_template', deciders),
  'POST /api/v1/files/message': only(members),
  'POST /api/office/files/message': only(queueReaders),
  'customer prefetch_payment': only(payers),
  'customer new_payment': theirs('payable_order', payers),
  'customer use_balance': theirs('order_with_balance', payers),
  'customer check_payment_status': theirs('payment', seeingPayments),
  'customer leave_payment': theirs('payment', payers),
  'customer get_payments_history': only(seeingPayments),
  'customer create_payment_link': theirs('payable_order', payers),
  'customer revoke_payment_link': theirs('payment_link', payers),
  'customer list_payment_links': only(seeingPayments),
  // The token of the link opens them, whoever holds it.
  'customer get_payment_link': every('payment_link', principals),
  'customer pay_payment_link': every('payment_link', principals),
  'customer check_payment_link': every('payment_link', principals),
  'customer leave_payment_link': every('payment_link', principals),
  'POST /hooks/modulbank': nobody,
  'POST /hooks/wechat': nobody,
  'office list_payments': only(accountManagers),
  'office office_payment': every('payment', accountManagers),
  'office refund_payment': every('payment', accountManagers),
  'office approve_refund': every('refund', accountManagers),
  'office list_refunds': only(accountManagers),
  'office list_unallocated': only(accountManagers),
  'office allocate_money': every('payment', accountManagers),
  'office office_payment_links': only(accountManagers),
  'office revoke_link_by_staff': every('payment_link', accountManagers),
  'office provider_health': only(accountManagers),
  'office list_tasks': only(accountManagers),
  'office resolve_task': every('accountant_task', accountManagers),
  'office print_receipt': every('accountant_task', accountManagers),
  'office import_bank_statement': every('statement_file', accountManagers),
  'office list_bank_statements': only(accountManagers),
  'office get_bank_statement': every('bank_statement', accountManagers),
  'office list_bank_entries': only(accountManagers),
  'office accept_bank_match': every('bank_entry', accountManagers),
  'office assign_bank_entry': every('bank_entry', accountManagers),
  'office undo_bank_entry': every('bank_entry', accountManagers),
  'GET /api/v1/events': only([...members, 'onBehalf']),
  'GET /api/office/events': only(queueReaders),
}
