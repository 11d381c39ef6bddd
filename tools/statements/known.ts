const from = (type: string, module: string): string => `${type} from @anfilada/contract/${module}`
const language = from('Language', 'languages')
const names = from('TranslatedName', 'languages')
const customerRoles = from('CustomerRole[]', 'abilities')
const staffRoles = from('StaffRole[]', 'abilities')
/** Whoever was removed is left out. */
const kept = `'invited' | 'active'`
const facts = 'Record<string, unknown>'

/** The names of things in all languages: every key is there. */
export const everyKeyThere = names

/** What PostgreSQL cannot know of a column: the shape of its JSON, or words that no constraint lists. */
export const knownColumns: Readonly<Record<string, string>> = {
  'accountant_tasks.details': 'Record<string, string | number | boolean>',
  'accountant_tasks.kind': from('AccountantTaskKind', 'payments/money-words'),
  'accountant_tasks.receipt': 'ReceiptToMake from payments/tasks/tasks.store.ts',
  'api_keys.scopes': from('ApiKeyScope[]', 'identity/api-keys'),
  'applications.language': language,
  'applications.organization': from('Requisites', 'customers/requisites'),
  'audit_log.details': facts,
  'bank_statements.fault': from('StatementFault', 'payments/bank-statements'),
  'bank_statements.totals': 'AccountTotals[] from bank-statements/reading/statement-sections.rules.ts',
  'countries.name': names,
  'customers.language': language,
  'equipment.service': from('EquipmentItem', 'orders/items'),
  'equipment_days.service': from('EquipmentItem', 'orders/items'),
  'invoices.buyer': from('Requisites', 'customers/requisites'),
  'invoices.seller': from('Requisites', 'customers/requisites'),
  'reconciliation_acts.content': 'ActContent from reconciliation/acts.store.ts',
  'reconciliation_comparisons.found': 'Found from reconciliation/comparing/compare-file.rules.ts',
  'reconciliation_comparisons.lines': from('ComparisonLine[]', 'reconciliation/comparison'),
  'legal_texts.contents': from('LegalContents', 'legal-texts'),
  'publications.contents': 'KeptContents from publications/publications.store.ts',
  'publications.customer_ids': 'number[]',
  'publications.roles': customerRoles,
  'message_templates.texts': from('TemplateTexts', 'messages/messages'),
  'messages.language': language,
  'mails.facts': from('MailFacts[keyof MailFacts]', 'mails'),
  'mails.language': language,
  'mails.template': from('MailTemplate', 'mails'),
  'museum_objects.emblem': from('Emblem', 'catalogue'),
  'museum_objects.entrance_names': `Partial<TranslatedName> from @anfilada/contract/languages`,
  'museum_objects.guide_language': from('GuideLanguage', 'orders/items'),
  'museum_objects.name': names,
  'museums.emblem': from('Emblem', 'catalogue'),
  'museums.name': names,
  'museums.types': from('GroupCategory[]', 'catalogue'),
  'order_event_words.changes': 'Diff from orders/changing/pending-change.ts',
  'order_events.changes': 'Diff from orders/changing/pending-change.ts',
  'order_events.kind': from('OrderEventKind', 'orders/order-history'),
  // The trigger orders_sound lists these three (decision 0044); its test holds its words to the contract's.
  'orders.kind': from('OrderKind', 'orders/items'),
  'orders.group_category': from('GroupCategory', 'catalogue'),
  'orders.status': from('OrderStatus', 'orders/order-status'),
  'orders.details': from('OrderDetailsByKind[keyof OrderDetailsByKind]', 'orders/kinds/order-data'),
  'orders.lines': 'LineTuple[] from orders/order-lines.rules.ts',
  'orders.pending_change': 'Pending from orders/changing/pending-change.ts',
  'payment_events.details': 'Record<string, string | number | boolean>',
  'payment_events.kind': 'PaymentEventKind from payments/payment-events.store.ts',
  'payment_receipts.state': `'sent' | 'carried' | 'settled' | 'by_hand'`,
  'payments.language': language,
  'price_tables.prices': from('PriceTable', 'pricing/price-order'),
  'resources.languages': from('GuideLanguage[]', 'orders/items'),
  'users.language': language,
  'users.notifications': 'Partial<NotificationChoices> from @anfilada/contract/customers/notifications',
  'users.roles': from('Role[]', 'abilities'),
}

/** Functions of ours that answer whenever the rows that they are asked about are there. */
export const answeringFunctions: ReadonlySet<string> = new Set([
  'default_zone',
  'local_day',

  'midnight_of',
  'visit_moment',
  'free_until',
  'order_until',
  'admits_nobody',
  'agreed_cut_off',

  'cut_off_moment',
  'equipment_of',
  'free_places',
  'lock_equipment',
  'places_for',
])

/** What it cannot know of a statement's column: its type, or (`!`) that it is there. */
export const knownAnswers: Readonly<Record<string, string>> = {
  'order_asked_slots.applied': 'AppliedPrices from pricing/pricing.reads.ts | null',
  'prices_applied.applied': 'AppliedPrices from pricing/pricing.reads.ts | null',
  'service_asked.applied': 'AppliedPrices from pricing/pricing.reads.ts | null',
  'order_events.changes': 'Diff from orders/changing/pending-change.ts',
  'members_list.roles': customerRoles,
  'members_list.status': kept,
  'office_customer_members.roles': customerRoles,
  'equipment_loans.service': from('EquipmentItem', 'orders/items'),
  'staff_invite.roles': staffRoles,
  'staff_invite.status': kept,
  'staff_list.roles': staffRoles,
  'staff_list.status': kept,
  'staff_lock.roles': staffRoles,
  'staff_lock.status': kept,
  'publication_whole.languages': from('Language[]', 'languages'),
  'publications_of_kind.languages': from('Language[]', 'languages'),
  'publication_whole.customers': '{ id: number; name: string }[]',
  'news_for_reader.language': language,
  'news_for_reader.title': '!',
  'news_for_reader.body': '!',
  'news_for_reader.date': '!',
  'adverts_for_reader.language': language,
  'adverts_for_reader.title': '!',
  'adverts_for_reader.body': '!',
  'publications_newest.language': language,
  'publications_newest.title': '!',
  'publications_newest.body': '!',
  'legal_version.languages': from('Language[]', 'languages'),
  'legal_versions.languages': from('Language[]', 'languages'),
  'resources_work.guideLanguage': `${from('GuideLanguage', 'orders/items')} | null`,
  'resources_work_of_order.guideLanguage': `${from('GuideLanguage', 'orders/items')} | null`,
  'order_visits_of_day.museumId': '!',
  'duty_shift_hours.endsAt': '!',
  'duty_shift_hours.over': '!',
  'duty_shift_hours.startsAt': '!',
  // Every invoice has one, and documents of the other kinds have none.
  'invoices_open.dueOn': '!',
  'bank_invoice.left': '!',
  'invoice_find.credited': '!',
  'orders_invoiced.number': '!',
  'invoices_list.buyer': '!',
  'invoices_list.number': '!',
  'equipment_loans.pickup': '!',
  'equipment_loans.returnAt': '!',
}
