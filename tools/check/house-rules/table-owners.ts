/**
 * Whose each table is: only its feature's SQL may name it; features to the right ask for it through the view `offered_<table>`, which its
 * owner writes in migrations/functions (decision 0034). `db` and `mail` are plumbing, left of every feature.
 */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  db: ['definitions', 'idempotency_keys', 'migrations', 'outbox'],
  mail: ['mails'],
  identity: [
    'api_keys',
    'attempts',
    'audit_log',
    'installation',
    'known_networks',
    'one_time_links',
    'recovery_codes',
    'sessions',
    'users',
  ],
  files: ['kept_files'],
  customers: ['customers'],
  ledger: ['ledger_accounts', 'ledger_allocations', 'ledger_corrections', 'ledger_entries', 'ledger_transactions'],
  information: ['legal_texts'],
  publications: ['publication_readers', 'publications'],
  registration: ['applications'],
  catalogue: ['countries', 'customer_terms', 'museum_objects', 'museums', 'slot_allotments', 'slot_quotas', 'slots', 'submission_windows'],
  pricing: ['price_list_versions', 'price_lists', 'price_tables', 'prices', 'vat_rates'],
  licenses: ['guides', 'licenses', 'prolongation_groups', 'prolongation_requests'],
  orders: [
    'change_equipment',
    'equipment',
    'equipment_days',
    'holds',
    'order_assignments',
    'order_event_words',
    'order_events',
    'orders',
    'programmes',
    'resources',
    'waiting_entries',
  ],
  duty: ['duty_check_ins', 'duty_shift_museums', 'duty_shifts'],
  invoices: ['document_numbers', 'invoice_lines', 'invoice_orders', 'invoices'],
  payments: [
    'accountant_tasks',
    'payment_events',
    'payment_links',
    'payment_orders',
    'payment_receipts',
    'payments',
    'provider_days',
    'provider_hours',
    'receipt_returns',
    'refunds',
  ],
  'bank-statements': ['bank_entries', 'bank_postings', 'bank_statements'],
  reconciliation: ['reconciliation_acts', 'reconciliation_agreements', 'reconciliation_comparisons', 'reconciliation_files'],
  edo: ['edo_connections', 'edo_events'],
  messages: ['message_reads', 'message_templates', 'message_threads', 'message_unread', 'messages'],
  events: ['listening_processes'],
}

/** Where the line cannot be kept, and why. Each is one statement that must be whole; a new one needs as good a reason. */
export const tableExceptions: readonly Readonly<{ file: string; names: readonly string[]; why: string }>[] = [
  {
    file: '/mail/mails.store.ts',
    names: ['one_time_links'],
    why: 'a mail that carries a link dies with it; mail is plumbing and knows no feature, and links are made by identity',
  },
  { file: '/mail/mails.reads.ts', names: ['one_time_links'], why: 'the same, in the list of mails' },
  {
    file: '/customers/customers.store.ts',
    names: ['users'],
    why: 'a customer and its owner come in one statement: both, or neither when the login is taken at this moment',
  },
  {
    file: '/payments/personal-payments.store.ts',
    names: ['mails'],
    why: 'a payer and the mails about his payment are forgotten in one statement, also outside of a transaction',
  },
  {
    file: '/01-identity-offered.sql',
    names: ['customers'],
    why: 'login_customers: whether a customer is blocked is asked at every request, together with the session',
  },
  {
    file: '/05-catalogue-takers.sql',
    names: ['orders', 'holds', 'waiting_entries'],
    why: 'who holds places or waits for them adds his table to these views; catalogue itself knows the views only (decision 0021)',
  },
  {
    file: '/05-files-uses.sql',
    names: [
      'accountant_tasks',
      'bank_statements',
      'invoices',
      'licenses',
      'messages',
      'price_lists',
      'reconciliation_comparisons',
      'reconciliation_files',
    ],
    why: 'what refers to a file adds its table to this view; files itself knows the view only (decision 0045)',
  },
  {
    file: '/11-orders-placing.sql',
    names: ['idempotency_keys', 'slots'],
    why: 'an order in one round trip: its answer and the one guarded update of a slot without rules (decisions 0002, 0021)',
  },
]
