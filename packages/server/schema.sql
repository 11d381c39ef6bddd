-- The structure of the database, as "npm run schema" reads it out of a migrated one. Where it comes from: migrations/, migrations/functions/.

create table accountant_tasks (
  id integer not null generated always as identity,
  key text not null,
  kind text not null,
  customer_id integer,
  payment_id integer,
  order_id integer,
  refund_id integer,
  amount_kopecks bigint,
  details jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone,
  resolved_by integer,
  note text not null default ''::text,
  receipt jsonb,
  paper_file_id integer,
  constraint accountant_tasks_check CHECK ((resolved_at IS NULL) = (resolved_by IS NULL)),
  constraint accountant_tasks_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint accountant_tasks_key_key UNIQUE (key),
  constraint accountant_tasks_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint accountant_tasks_paper_check CHECK (paper_file_id IS NULL OR receipt IS NOT NULL),
  constraint accountant_tasks_paper_file_id_fkey FOREIGN KEY (paper_file_id) REFERENCES kept_files(id),
  constraint accountant_tasks_paper_file_id_key UNIQUE (paper_file_id),
  constraint accountant_tasks_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint accountant_tasks_pkey PRIMARY KEY (id),
  constraint accountant_tasks_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  constraint accountant_tasks_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES users(id)
);
CREATE INDEX accountant_tasks_customer ON public.accountant_tasks USING btree (customer_id, id DESC) WHERE (customer_id IS NOT NULL);
CREATE INDEX accountant_tasks_kind ON public.accountant_tasks USING btree (kind, id DESC);
CREATE INDEX accountant_tasks_open ON public.accountant_tasks USING btree (id DESC) WHERE (resolved_at IS NULL);
CREATE INDEX accountant_tasks_payment ON public.accountant_tasks USING btree (payment_id) WHERE (payment_id IS NOT NULL);

create table api_keys (
  id integer not null generated always as identity,
  customer_id integer not null,
  created_by integer not null,
  name text not null,
  key_hash bytea not null,
  hint text not null,
  scopes text[] not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint api_keys_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint api_keys_key_hash_key UNIQUE (key_hash),
  constraint api_keys_pkey PRIMARY KEY (id)
);
CREATE INDEX api_keys_customer ON public.api_keys USING btree (customer_id);

create table applications (
  id integer not null generated always as identity,
  kind text not null,
  name text not null,
  email text not null,
  phone text not null,
  language text not null,
  organization jsonb,
  consent_version text not null,
  consent_at timestamp with time zone not null default now(),
  consent_address inet,
  email_confirmed_at timestamp with time zone,
  status text not null default 'new'::text,
  refusal_reason text,
  decided_by integer,
  decided_at timestamp with time zone,
  customer_id integer,
  created_at timestamp with time zone not null default now(),
  reference text not null,
  offer_version text not null,
  known_user_id integer,
  constraint applications_check CHECK ((status = 'new'::text) = (decided_at IS NULL)),
  constraint applications_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint applications_kind_check CHECK (kind = ANY (ARRAY['individual'::text, 'legal_entity'::text])),
  constraint applications_known_user_id_fkey FOREIGN KEY (known_user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_reference_key UNIQUE (reference),
  constraint applications_status_check CHECK (status = ANY (ARRAY['new'::text, 'approved'::text, 'refused'::text]))
);
CREATE INDEX applications_email ON public.applications USING btree (lower(email) text_pattern_ops);
CREATE INDEX applications_inn ON public.applications USING btree (((organization ->> 'inn'::text)) text_pattern_ops) WHERE (organization IS NOT NULL);
CREATE INDEX applications_status ON public.applications USING btree (status, id DESC);
CREATE INDEX applications_waiting ON public.applications USING btree (id) WHERE ((status = 'new'::text) AND (email_confirmed_at IS NOT NULL) AND (known_user_id IS NULL));
CREATE INDEX applications_words ON public.applications USING gin (words_of(((name || ' '::text) || COALESCE((organization ->> 'name'::text), ''::text))));

create table attempts (
  bucket bytea not null,
  failures integer not null,
  open_at timestamp with time zone not null default now(),
  counted_at timestamp with time zone not null default now(),
  constraint attempts_pkey PRIMARY KEY (bucket)
);
CREATE INDEX attempts_age ON public.attempts USING btree (counted_at);

create table audit_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  actor_id integer,
  actor_name text not null,
  customer_id integer,
  action text not null,
  subject text not null,
  subject_id text,
  details jsonb not null default '{}'::jsonb,
  address inet,
  constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint audit_log_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_action ON public.audit_log USING btree (action, id DESC);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id, id DESC);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at, id);
CREATE INDEX audit_log_customer ON public.audit_log USING btree (customer_id, id DESC);
CREATE INDEX audit_log_words ON public.audit_log USING gin (to_tsvector('simple'::regconfig, ((((((actor_name || ' '::text) || subject) || ' '::text) || COALESCE(subject_id, ''::text)) || ' '::text) || (details)::text)));
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table bank_entries (
  id integer not null generated always as identity,
  statement_id integer not null,
  line integer not null,
  key text not null,
  account text not null,
  payer_account text not null,
  payer_inn text not null,
  payer_name text not null,
  number text not null,
  documented_on date not null,
  received_on date not null,
  amount_kopecks bigint not null,
  purpose text not null,
  state text not null default 'pending'::text,
  suggested_invoice_id integer,
  reason text,
  constraint bank_entries_amount_kopecks_check CHECK (amount_kopecks > 0),
  constraint bank_entries_check CHECK (state <> 'suggested'::text OR suggested_invoice_id IS NOT NULL AND reason IS NOT NULL),
  constraint bank_entries_once UNIQUE (key),
  constraint bank_entries_pkey PRIMARY KEY (id),
  constraint bank_entries_reason_check CHECK (reason = ANY (ARRAY['number'::text, 'partial'::text, 'over'::text, 'one_of_named'::text, 'amount'::text])),
  constraint bank_entries_state_check CHECK (state = ANY (ARRAY['pending'::text, 'own'::text, 'unknown'::text, 'free'::text, 'suggested'::text, 'matched'::text, 'undone'::text])),
  constraint bank_entries_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id),
  constraint bank_entries_suggested_invoice_id_fkey FOREIGN KEY (suggested_invoice_id) REFERENCES invoices(id)
);
CREATE INDEX bank_entries_lines ON public.bank_entries USING btree (statement_id, line);
CREATE INDEX bank_entries_pending ON public.bank_entries USING btree (statement_id, payer_inn, id) WHERE (state = 'pending'::text);
CREATE INDEX bank_entries_statement ON public.bank_entries USING btree (statement_id, state, line);

create table bank_postings (
  id integer not null generated always as identity,
  entry_id integer not null,
  customer_id integer not null,
  invoice_id integer,
  posted_by integer,
  posted_at timestamp with time zone not null default now(),
  undone_by integer,
  undone_at timestamp with time zone,
  constraint bank_postings_check CHECK ((undone_by IS NULL) = (undone_at IS NULL)),
  constraint bank_postings_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint bank_postings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES bank_entries(id),
  constraint bank_postings_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint bank_postings_pkey PRIMARY KEY (id),
  constraint bank_postings_posted_by_fkey FOREIGN KEY (posted_by) REFERENCES users(id),
  constraint bank_postings_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id)
);
CREATE INDEX bank_postings_customer ON public.bank_postings USING btree (customer_id, id DESC);
CREATE INDEX bank_postings_invoice ON public.bank_postings USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE UNIQUE INDEX bank_postings_once ON public.bank_postings USING btree (entry_id) WHERE (undone_at IS NULL);

create table bank_statements (
  id integer not null generated always as identity,
  file_id integer not null,
  sha256 bytea not null,
  state text not null default 'waiting'::text,
  fault jsonb,
  imported_by integer not null,
  imported_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  totals jsonb not null default '[]'::jsonb,
  entries integer not null default 0,
  known integer not null default 0,
  doubles integer not null default 0,
  outgoing integer not null default 0,
  constraint bank_statements_check CHECK ((state = 'refused'::text) = (fault IS NOT NULL)),
  constraint bank_statements_check1 CHECK ((state = ANY (ARRAY['done'::text, 'refused'::text])) = (finished_at IS NOT NULL)),
  constraint bank_statements_file_id_fkey FOREIGN KEY (file_id) REFERENCES kept_files(id),
  constraint bank_statements_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES users(id),
  constraint bank_statements_pkey PRIMARY KEY (id),
  constraint bank_statements_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'matching'::text, 'done'::text, 'refused'::text]))
);
CREATE UNIQUE INDEX bank_statements_once ON public.bank_statements USING btree (sha256) WHERE (state <> 'refused'::text);

create table catalogue_drafts (
  museum_id integer not null,
  revision integer not null,
  document jsonb not null,
  saved_by integer not null,
  saved_at timestamp with time zone not null default now(),
  constraint catalogue_drafts_pkey PRIMARY KEY (museum_id),
  constraint catalogue_drafts_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id)
);
CREATE INDEX catalogue_drafts_user ON public.catalogue_drafts USING btree (saved_by);

create table catalogue_versions (
  museum_id integer not null,
  number integer not null,
  document jsonb not null,
  published_by integer,
  published_at timestamp with time zone,
  constraint catalogue_versions_museum_id_fkey FOREIGN KEY (museum_id) REFERENCES museums(id),
  constraint catalogue_versions_number_check CHECK (number > 0),
  constraint catalogue_versions_pkey PRIMARY KEY (museum_id, number),
  constraint catalogue_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id)
);
CREATE INDEX catalogue_versions_user ON public.catalogue_versions USING btree (published_by);
CREATE TRIGGER catalogue_versions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON catalogue_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table change_equipment (
  order_id integer not null,
  service text not null,
  day date not null,
  quantity integer not null,
  constraint change_equipment_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint change_equipment_pkey PRIMARY KEY (order_id, day, service),
  constraint change_equipment_quantity_check CHECK (quantity > 0),
  constraint change_equipment_service_fkey FOREIGN KEY (service) REFERENCES equipment(service)
);

create table company_versions (
  id integer not null generated always as identity,
  version integer not null,
  facts jsonb not null,
  note text not null default ''::text,
  revision integer not null default 1,
  valid_from date,
  created_by integer,
  created_at timestamp with time zone not null default now(),
  changed_by integer,
  changed_at timestamp with time zone,
  account_by integer,
  published_by integer,
  published_at timestamp with time zone,
  constraint company_versions_account_by_fkey FOREIGN KEY (account_by) REFERENCES users(id),
  constraint company_versions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  constraint company_versions_check CHECK ((published_at IS NULL) = (valid_from IS NULL)),
  constraint company_versions_check1 CHECK (published_at IS NULL OR account_by IS NULL OR published_by IS NOT NULL AND published_by <> account_by),
  constraint company_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint company_versions_facts_check CHECK (jsonb_typeof(facts -> 'names'::text) = 'object'::text AND (facts -> 'names'::text) ? 'ru'::text AND jsonb_typeof(facts -> 'place'::text) = 'object'::text AND (facts ->> 'inn'::text) ~ '^(\d{10}|\d{12})$'::text AND (facts ->> 'bik'::text) ~ '^\d{9}$'::text AND (facts ->> 'account'::text) ~ '^\d{5}[[:alnum:]]\d{14}$'::text AND (facts ->> 'corr_account'::text) ~ '^\d{5}[[:alnum:]]\d{14}$'::text AND facts ?& ARRAY['legal_address'::text, 'bank_name'::text, 'duty_phone'::text, 'accounts_phone'::text, 'orders_mail'::text, 'security_mail'::text, 'tax_system'::text]),
  constraint company_versions_pkey PRIMARY KEY (id),
  constraint company_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id),
  constraint company_versions_version_key UNIQUE (version)
);
CREATE INDEX company_versions_account_by ON public.company_versions USING btree (account_by);
CREATE INDEX company_versions_changed_by ON public.company_versions USING btree (changed_by);
CREATE INDEX company_versions_created_by ON public.company_versions USING btree (created_by);
CREATE UNIQUE INDEX company_versions_draft ON public.company_versions USING btree ((true)) WHERE (published_at IS NULL);
CREATE INDEX company_versions_published_by ON public.company_versions USING btree (published_by);
CREATE TRIGGER company_versions_no_truncate BEFORE TRUNCATE ON company_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER company_versions_published BEFORE DELETE OR UPDATE ON company_versions FOR EACH ROW EXECUTE FUNCTION refuse_company_rewriting();

create table countries (
  id integer not null,
  name jsonb not null,
  code text,
  constraint countries_code_check CHECK (code ~ '^[A-Z]{2}$'::text),
  constraint countries_code_key UNIQUE (code),
  constraint countries_pkey PRIMARY KEY (id)
);

create table customer_terms (
  customer_id integer not null,
  museum_object_id text,
  cut_off_minutes integer,
  free_change_hours integer,
  penalty_kopecks bigint,
  constraint customer_terms_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint customer_terms_customer_id_museum_object_id_key UNIQUE NULLS NOT DISTINCT (customer_id, museum_object_id),
  constraint customer_terms_cut_off_minutes_check CHECK (cut_off_minutes >= 0),
  constraint customer_terms_free_change_hours_check CHECK (free_change_hours >= 0),
  constraint customer_terms_museum_object_id_fkey FOREIGN KEY (museum_object_id) REFERENCES museum_objects(system_id),
  constraint customer_terms_penalty_kopecks_check CHECK (penalty_kopecks >= 0)
);

create table customers (
  id integer not null generated always as identity,
  kind text not null,
  name text not null,
  language text not null default 'ru'::text,
  settlement text not null,
  credit_limit_kopecks bigint,
  created_at timestamp with time zone not null default now(),
  status text not null default 'active'::text,
  block_reason text,
  email text,
  phone text,
  inn text,
  kpp text,
  ogrn text,
  legal_address text,
  bank_name text,
  bik text,
  account text,
  corr_account text,
  pay_hours integer,
  contract_number text,
  contract_date date,
  erased_at timestamp with time zone,
  constraint customers_credit_limit_kopecks_check CHECK (credit_limit_kopecks >= 0),
  constraint customers_kind_check CHECK (kind = ANY (ARRAY['individual'::text, 'legal_entity'::text])),
  constraint customers_pay_hours_check CHECK (pay_hours >= 1 AND pay_hours <= 720),
  constraint customers_pkey PRIMARY KEY (id),
  constraint customers_settlement_check CHECK (settlement = ANY (ARRAY['pay_now'::text, 'invoice'::text, 'deposit'::text])),
  constraint customers_status_check CHECK (status = ANY (ARRAY['active'::text, 'blocked'::text]))
);
CREATE INDEX customers_blocked ON public.customers USING btree (lower(name), id) WHERE (status = 'blocked'::text);
CREATE INDEX customers_email ON public.customers USING btree (lower(email) text_pattern_ops) WHERE (email IS NOT NULL);
CREATE INDEX customers_inn ON public.customers USING btree (inn text_pattern_ops) WHERE (inn IS NOT NULL);
CREATE INDEX customers_name ON public.customers USING btree (lower(name), id);
CREATE INDEX customers_words ON public.customers USING gin (words_of(name));

create table definitions (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default now(),
  constraint definitions_pkey PRIMARY KEY (name)
);

create table document_numbers (
  kind text not null,
  year integer not null,
  last integer not null,
  constraint document_numbers_kind_check CHECK (kind = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'act'::text])),
  constraint document_numbers_last_check CHECK (last > 0),
  constraint document_numbers_pkey PRIMARY KEY (kind, year)
);
CREATE TRIGGER document_numbers_kept BEFORE DELETE OR TRUNCATE ON document_numbers FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER document_numbers_next BEFORE INSERT OR UPDATE ON document_numbers FOR EACH ROW EXECUTE FUNCTION check_document_number();
CREATE CONSTRAINT TRIGGER document_numbers_used AFTER INSERT OR UPDATE ON document_numbers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_document_of_number();

create table duty_check_ins (
  shift_id integer not null,
  museum_id integer not null,
  place text not null,
  lat double precision,
  lon double precision,
  at timestamp with time zone not null default now(),
  consent_at timestamp with time zone not null default now(),
  constraint duty_check_ins_check CHECK ((lat IS NULL) = (lon IS NULL)),
  constraint duty_check_ins_lat_check CHECK (lat >= '-90'::integer::double precision AND lat <= 90::double precision),
  constraint duty_check_ins_lon_check CHECK (lon >= '-180'::integer::double precision AND lon <= 180::double precision),
  constraint duty_check_ins_pkey PRIMARY KEY (shift_id),
  constraint duty_check_ins_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES duty_shifts(id) ON DELETE CASCADE,
  constraint duty_check_ins_shift_id_museum_id_fkey FOREIGN KEY (shift_id, museum_id) REFERENCES duty_shift_museums(shift_id, museum_id) ON DELETE CASCADE
);

create table duty_shift_museums (
  shift_id integer not null,
  museum_id integer not null,
  constraint duty_shift_museums_museum_id_fkey FOREIGN KEY (museum_id) REFERENCES museums(id),
  constraint duty_shift_museums_pkey PRIMARY KEY (shift_id, museum_id),
  constraint duty_shift_museums_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES duty_shifts(id) ON DELETE CASCADE
);
CREATE INDEX duty_shift_museums_museum ON public.duty_shift_museums USING btree (museum_id, shift_id);

create table duty_shifts (
  id integer not null generated always as identity,
  employee_id integer not null,
  day date not null,
  starts time without time zone not null,
  ends time without time zone not null,
  zone text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  phone text not null,
  set_by integer not null,
  set_at timestamp with time zone not null default now(),
  constraint duty_shifts_check CHECK (ends_at > starts_at),
  constraint duty_shifts_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES users(id),
  constraint duty_shifts_pkey PRIMARY KEY (id),
  constraint duty_shifts_set_by_fkey FOREIGN KEY (set_by) REFERENCES users(id)
);
CREATE INDEX duty_shifts_day ON public.duty_shifts USING btree (day, starts);
CREATE INDEX duty_shifts_employee ON public.duty_shifts USING btree (employee_id, ends_at);
CREATE INDEX duty_shifts_ends ON public.duty_shifts USING btree (ends_at);

create table edo_connections (
  customer_id integer not null,
  operator text not null,
  participant_id text not null,
  contact_email text,
  status text not null,
  status_at timestamp with time zone not null default now(),
  reason text,
  consent_at timestamp with time zone,
  consent_by integer,
  consent_version integer,
  revision integer not null default 1,
  constraint edo_connections_check CHECK ((status = 'requested'::text) = (reason IS NULL)),
  constraint edo_connections_check1 CHECK ((status = 'none'::text) = (consent_at IS NULL)),
  constraint edo_connections_check2 CHECK ((consent_at IS NULL) = (consent_by IS NULL) AND (consent_at IS NULL) = (consent_version IS NULL)),
  constraint edo_connections_consent_by_fkey FOREIGN KEY (consent_by) REFERENCES users(id),
  constraint edo_connections_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint edo_connections_operator_check CHECK (operator = ANY (ARRAY['diadoc'::text, 'sbis'::text, 'taxcom'::text, 'other'::text])),
  constraint edo_connections_participant_id_check CHECK (participant_id ~ '^2[A-Z]{2}[-0-9A-Za-z]{6,43}$'::text),
  constraint edo_connections_pkey PRIMARY KEY (customer_id),
  constraint edo_connections_status_check CHECK (status = ANY (ARRAY['none'::text, 'requested'::text, 'invited'::text, 'active'::text, 'refused'::text]))
);

create table edo_events (
  id integer not null generated always as identity,
  customer_id integer not null,
  at timestamp with time zone not null default now(),
  actor_id integer not null,
  status text not null,
  operator text not null,
  participant_id text not null,
  consent_version integer,
  reason text,
  constraint edo_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint edo_events_check CHECK ((consent_version IS NULL) = (reason IS NOT NULL)),
  constraint edo_events_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint edo_events_operator_check CHECK (operator = ANY (ARRAY['diadoc'::text, 'sbis'::text, 'taxcom'::text, 'other'::text])),
  constraint edo_events_pkey PRIMARY KEY (id),
  constraint edo_events_status_check CHECK (status = ANY (ARRAY['none'::text, 'requested'::text, 'invited'::text, 'active'::text, 'refused'::text]))
);
CREATE INDEX edo_events_actor ON public.edo_events USING btree (actor_id);
CREATE INDEX edo_events_customer ON public.edo_events USING btree (customer_id, id DESC);
CREATE TRIGGER edo_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON edo_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table equipment (
  service text not null,
  stock integer not null default 0,
  constraint equipment_pkey PRIMARY KEY (service),
  constraint equipment_stock_check CHECK (stock >= 0)
);

create table equipment_days (
  service text not null,
  day date not null,
  stock integer not null,
  fixed boolean not null default false,
  taken integer not null default 0,
  constraint equipment_days_pkey PRIMARY KEY (day, service),
  constraint equipment_days_service_fkey FOREIGN KEY (service) REFERENCES equipment(service),
  constraint equipment_days_stock_check CHECK (stock >= 0),
  constraint equipment_never_over CHECK (taken >= 0 AND taken <= stock)
);

create table equipment_kinds (
  service text not null,
  name jsonb not null,
  "position" integer not null,
  archived_at timestamp with time zone,
  constraint equipment_kinds_pkey PRIMARY KEY (service),
  constraint equipment_kinds_service_check CHECK (service = ANY (ARRAY['multicast_audio_system'::text, 'ag'::text]))
);

create table exports (
  id integer not null generated always as identity,
  user_id integer not null,
  customer_id integer,
  list text not null,
  filter jsonb not null,
  format text not null,
  language text not null,
  asked_at timestamp with time zone not null default now(),
  total integer,
  done integer not null default 0,
  failure text,
  ended_at timestamp with time zone,
  file_id integer,
  own_only boolean not null default false,
  constraint exports_check CHECK (file_id IS NULL OR failure IS NULL),
  constraint exports_check1 CHECK ((ended_at IS NULL) = (file_id IS NULL AND failure IS NULL)),
  constraint exports_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint exports_done_check CHECK (done >= 0),
  constraint exports_file_id_fkey FOREIGN KEY (file_id) REFERENCES kept_files(id) ON DELETE CASCADE,
  constraint exports_format_check CHECK (format = ANY (ARRAY['csv'::text, 'xlsx'::text])),
  constraint exports_pkey PRIMARY KEY (id),
  constraint exports_total_check CHECK (total >= 0),
  constraint exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX exports_file ON public.exports USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX exports_of_user ON public.exports USING btree (user_id, id);

create table feedback (
  id integer not null generated always as identity,
  customer_id integer not null,
  author_id integer not null,
  kind text not null,
  order_id integer,
  at timestamp with time zone not null default now(),
  state text not null default 'waiting'::text,
  closed_by integer,
  closed_at timestamp with time zone,
  constraint feedback_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint feedback_check CHECK ((state = 'closed'::text) = (closed_at IS NOT NULL)),
  constraint feedback_check1 CHECK ((state = 'closed'::text) = (closed_by IS NOT NULL)),
  constraint feedback_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint feedback_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint feedback_kind_check CHECK (kind = ANY (ARRAY['question'::text, 'suggestion'::text, 'complaint'::text, 'thanks'::text])),
  constraint feedback_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'answered'::text, 'closed'::text]))
);
CREATE INDEX feedback_author ON public.feedback USING btree (author_id);
CREATE INDEX feedback_closed_by ON public.feedback USING btree (closed_by);
CREATE INDEX feedback_customer ON public.feedback USING btree (customer_id);
CREATE INDEX feedback_open ON public.feedback USING btree (state) WHERE (state <> 'closed'::text);
CREATE INDEX feedback_order ON public.feedback USING btree (order_id);

create table guides (
  id integer not null generated always as identity,
  customer_id integer not null,
  name text not null,
  user_id integer,
  merged_into integer,
  created_at timestamp with time zone not null default now(),
  constraint guides_check CHECK (merged_into <> id),
  constraint guides_check1 CHECK (merged_into IS NULL OR user_id IS NULL),
  constraint guides_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint guides_id_customer_id_key UNIQUE (id, customer_id),
  constraint guides_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES guides(id),
  constraint guides_name_check CHECK (name <> ''::text),
  constraint guides_pkey PRIMARY KEY (id),
  constraint guides_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint guides_user_id_key UNIQUE (user_id)
);
CREATE INDEX guides_merged ON public.guides USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE UNIQUE INDEX guides_name ON public.guides USING btree (customer_id, lower(name));

create table help_questions (
  id integer not null generated always as identity,
  slug text not null,
  subject_id integer not null,
  "position" integer not null,
  is_public boolean not null,
  roles text[] not null,
  contents jsonb not null,
  edition text,
  changes jsonb not null default '{}'::jsonb,
  is_hidden boolean not null default false,
  revision integer not null default 1,
  changed_by integer,
  changed_at timestamp with time zone,
  constraint help_questions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  constraint help_questions_check CHECK (is_public = (cardinality(roles) = 0)),
  constraint help_questions_contents_check CHECK (contents ? 'ru'::text),
  constraint help_questions_pkey PRIMARY KEY (id),
  constraint help_questions_slug_key UNIQUE (slug),
  constraint help_questions_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES help_subjects(id)
);
CREATE INDEX help_questions_subject ON public.help_questions USING btree (subject_id);

create table help_subjects (
  id integer not null generated always as identity,
  slug text not null,
  "position" integer not null,
  titles jsonb not null,
  constraint help_subjects_pkey PRIMARY KEY (id),
  constraint help_subjects_slug_key UNIQUE (slug),
  constraint help_subjects_titles_check CHECK (titles ? 'ru'::text)
);

create table holds (
  id integer not null generated always as identity,
  customer_id integer not null,
  user_id integer,
  slot_id integer not null,
  group_category text not null,
  places integer not null,
  expires_at timestamp with time zone not null,
  order_id integer,
  constraint holds_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint holds_group_category_check CHECK (group_category = ANY (ARRAY['rf'::text, 'ig'::text, 'cn'::text])),
  constraint holds_of_draft_or_order CHECK ((user_id IS NULL) = (order_id IS NOT NULL)),
  constraint holds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint holds_pkey PRIMARY KEY (id),
  constraint holds_places_check CHECK (places > 0),
  constraint holds_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES slots(id),
  constraint holds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX holds_customer ON public.holds USING btree (customer_id);
CREATE INDEX holds_expiry ON public.holds USING btree (expires_at);
CREATE UNIQUE INDEX holds_order ON public.holds USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX holds_slot ON public.holds USING btree (slot_id, expires_at);

create table idempotency_keys (
  owner text not null,
  action text not null,
  key text not null,
  data_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (owner, action, key)
);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

create table installation (
  name text not null,
  value jsonb not null,
  constraint installation_pkey PRIMARY KEY (name)
);

create table invoice_fees (
  invoice_id integer not null,
  request_id integer not null,
  asked_kopecks bigint not null,
  paid_before_kopecks bigint not null,
  constraint invoice_fees_asked_kopecks_check CHECK (asked_kopecks > 0),
  constraint invoice_fees_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint invoice_fees_pkey PRIMARY KEY (invoice_id, request_id),
  constraint invoice_fees_request_id_fkey FOREIGN KEY (request_id) REFERENCES prolongation_requests(id)
);
CREATE INDEX invoice_fees_request ON public.invoice_fees USING btree (request_id, invoice_id);
CREATE TRIGGER invoice_fees_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice_fees FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table invoice_lines (
  invoice_id integer not null,
  line_no smallint not null,
  order_id integer,
  title text not null,
  quantity integer not null,
  unit_price_kopecks bigint not null,
  sum_kopecks bigint not null,
  vat_percent integer,
  vat_kopecks bigint not null,
  request_id integer,
  constraint invoice_lines_check CHECK (sum_kopecks = (quantity * unit_price_kopecks)),
  constraint invoice_lines_check1 CHECK (vat_kopecks >= 0 AND vat_kopecks <= sum_kopecks),
  constraint invoice_lines_check2 CHECK (request_id IS NULL OR order_id IS NULL),
  constraint invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint invoice_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint invoice_lines_pkey PRIMARY KEY (invoice_id, line_no),
  constraint invoice_lines_quantity_check CHECK (quantity > 0),
  constraint invoice_lines_request_id_fkey FOREIGN KEY (request_id) REFERENCES prolongation_requests(id),
  constraint invoice_lines_unit_price_kopecks_check CHECK (unit_price_kopecks >= 0)
);
CREATE TRIGGER invoice_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table invoice_orders (
  invoice_id integer not null,
  order_id integer not null,
  asked_kopecks bigint not null,
  paid_before_kopecks bigint not null,
  constraint invoice_orders_asked_kopecks_check CHECK (asked_kopecks > 0),
  constraint invoice_orders_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint invoice_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint invoice_orders_pkey PRIMARY KEY (invoice_id, order_id)
);
CREATE INDEX invoice_orders_order ON public.invoice_orders USING btree (order_id, invoice_id);
CREATE TRIGGER invoice_orders_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice_orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table invoices (
  id integer not null generated always as identity,
  kind text not null,
  year integer not null,
  number integer not null,
  customer_id integer not null,
  corrects_id integer,
  issued_on date not null,
  due_on date,
  seller jsonb not null,
  buyer jsonb not null,
  buyer_inn text not null generated always as ((buyer ->> 'inn'::text)) stored,
  basis text not null,
  amount_kopecks bigint not null,
  vat_kopecks bigint not null,
  currency text not null default 'RUB'::text,
  file_id integer not null,
  created_by integer,
  created_at timestamp with time zone not null default now(),
  constraint invoices_amount_kopecks_check CHECK (amount_kopecks > 0),
  constraint invoices_check CHECK ((kind = 'credit_note'::text) = (corrects_id IS NOT NULL)),
  constraint invoices_check1 CHECK ((kind = 'invoice'::text) = (due_on IS NOT NULL)),
  constraint invoices_check2 CHECK (vat_kopecks >= 0 AND vat_kopecks < amount_kopecks),
  constraint invoices_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES invoices(id),
  constraint invoices_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint invoices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint invoices_file_id_fkey FOREIGN KEY (file_id) REFERENCES kept_files(id),
  constraint invoices_file_id_key UNIQUE (file_id),
  constraint invoices_kind_check CHECK (kind = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'act'::text])),
  constraint invoices_kind_year_number_key UNIQUE (kind, year, number),
  constraint invoices_pkey PRIMARY KEY (id)
);
CREATE INDEX invoices_corrections ON public.invoices USING btree (corrects_id) WHERE (corrects_id IS NOT NULL);
CREATE INDEX invoices_customer ON public.invoices USING btree (customer_id, id DESC);
CREATE INDEX invoices_inn ON public.invoices USING btree (buyer_inn, id DESC) WHERE (kind = 'invoice'::text);
CREATE INDEX invoices_issued ON public.invoices USING btree (issued_on, id DESC);
CREATE TRIGGER invoices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER invoices_numbered BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION check_invoice_number();

create table kept_file_pieces (
  file_id integer not null,
  number integer not null,
  content bytea storage e not null,
  constraint kept_file_pieces_file_id_fkey FOREIGN KEY (file_id) REFERENCES kept_files(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint kept_file_pieces_number_check CHECK (number >= 0),
  constraint kept_file_pieces_pkey PRIMARY KEY (file_id, number)
);

create table kept_files (
  id integer not null generated always as identity,
  name text not null,
  media_type text not null,
  content bytea storage e not null,
  sha256 bytea not null,
  made_by integer,
  made_at timestamp with time zone not null default now(),
  made_from bytea,
  kind text not null default 'price_list'::text,
  customer_id integer,
  size integer not null,
  packed boolean not null default false,
  kept_until timestamp with time zone default (now() + '2 days'::interval),
  streamed_size bigint,
  constraint kept_files_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint kept_files_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint kept_files_made_from_key UNIQUE (made_from),
  constraint kept_files_pkey PRIMARY KEY (id),
  constraint kept_files_streamed_size_check CHECK (streamed_size >= 0)
);
CREATE INDEX kept_files_of_customer ON public.kept_files USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX kept_files_passing ON public.kept_files USING btree (kept_until) WHERE (kept_until IS NOT NULL);
CREATE TRIGGER kept_files_described BEFORE INSERT ON kept_files FOR EACH ROW EXECUTE FUNCTION describe_kept_file();

create table known_networks (
  user_id integer not null,
  network inet not null,
  seen_at timestamp with time zone not null default now(),
  constraint known_networks_pkey PRIMARY KEY (user_id, network),
  constraint known_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX known_networks_age ON public.known_networks USING btree (seen_at);

create table ledger_accounts (
  id integer not null generated always as identity,
  kind text not null,
  customer_id integer,
  item text not null default ''::text,
  constraint ledger_accounts_check CHECK ((kind = 'customer'::text) = (customer_id IS NOT NULL)),
  constraint ledger_accounts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint ledger_accounts_customer_id_key UNIQUE (customer_id),
  constraint ledger_accounts_kind_check CHECK (kind = ANY (ARRAY['customer'::text, 'income'::text, 'vat'::text, 'penalties'::text, 'bank'::text, 'clearing'::text, 'unallocated'::text, 'corrections'::text, 'openings'::text])),
  constraint ledger_accounts_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX ledger_accounts_own ON public.ledger_accounts USING btree (kind, item) WHERE (customer_id IS NULL);

create table ledger_allocations (
  id integer not null generated always as identity,
  customer_id integer not null,
  reference text not null,
  source text not null,
  amount_kopecks bigint not null,
  actor_id integer,
  at timestamp with time zone not null default now(),
  constraint ledger_allocations_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint ledger_allocations_amount_kopecks_check CHECK (amount_kopecks <> 0),
  constraint ledger_allocations_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint ledger_allocations_pkey PRIMARY KEY (id)
);
CREATE INDEX ledger_allocations_customer ON public.ledger_allocations USING btree (customer_id, id DESC);
CREATE INDEX ledger_allocations_reference ON public.ledger_allocations USING btree (reference);
CREATE INDEX ledger_allocations_source ON public.ledger_allocations USING btree (source);
CREATE TRIGGER ledger_allocations_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_allocations FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table ledger_corrections (
  id integer not null generated always as identity,
  customer_id integer not null,
  amount_kopecks bigint not null,
  reason text not null,
  proposed_by integer not null,
  proposed_at timestamp with time zone not null default now(),
  decided_by integer,
  decided_at timestamp with time zone,
  state text not null default 'proposed'::text,
  opening_id integer,
  constraint ledger_corrections_amount_kopecks_check CHECK (amount_kopecks <> 0),
  constraint ledger_corrections_check CHECK (decided_by IS NULL OR decided_by <> proposed_by),
  constraint ledger_corrections_check1 CHECK ((state = 'proposed'::text) = (decided_by IS NULL)),
  constraint ledger_corrections_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint ledger_corrections_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint ledger_corrections_opening_id_fkey FOREIGN KEY (opening_id) REFERENCES ledger_openings(id),
  constraint ledger_corrections_pkey PRIMARY KEY (id),
  constraint ledger_corrections_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint ledger_corrections_state_check CHECK (state = ANY (ARRAY['proposed'::text, 'posted'::text, 'declined'::text]))
);
CREATE INDEX ledger_corrections_customer ON public.ledger_corrections USING btree (customer_id, id DESC);
CREATE INDEX ledger_corrections_open ON public.ledger_corrections USING btree (id DESC) WHERE (state = 'proposed'::text);
CREATE INDEX ledger_corrections_opening ON public.ledger_corrections USING btree (opening_id) WHERE (opening_id IS NOT NULL);

create table ledger_entries (
  transaction_id integer not null,
  line_no smallint not null,
  account_id integer not null,
  amount_kopecks bigint not null,
  currency text not null default 'RUB'::text,
  constraint ledger_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  constraint ledger_entries_amount_kopecks_check CHECK (amount_kopecks <> 0),
  constraint ledger_entries_pkey PRIMARY KEY (transaction_id, line_no),
  constraint ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id)
);
CREATE INDEX ledger_entries_account ON public.ledger_entries USING btree (account_id, transaction_id) INCLUDE (amount_kopecks);
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();

create table ledger_openings (
  id integer not null generated always as identity,
  customer_id integer not null,
  as_of date not null,
  amount_kopecks bigint not null,
  note text not null default ''::text,
  proposed_by integer not null,
  proposed_at timestamp with time zone not null default now(),
  decided_by integer,
  decided_at timestamp with time zone,
  state text not null default 'proposed'::text,
  constraint ledger_openings_amount_kopecks_check CHECK (amount_kopecks <> 0),
  constraint ledger_openings_check CHECK (decided_by IS NULL OR decided_by <> proposed_by),
  constraint ledger_openings_check1 CHECK ((state = 'proposed'::text) = (decided_by IS NULL)),
  constraint ledger_openings_check2 CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  constraint ledger_openings_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint ledger_openings_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint ledger_openings_pkey PRIMARY KEY (id),
  constraint ledger_openings_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint ledger_openings_state_check CHECK (state = ANY (ARRAY['proposed'::text, 'posted'::text, 'declined'::text]))
);
CREATE INDEX ledger_openings_customer ON public.ledger_openings USING btree (customer_id);
CREATE INDEX ledger_openings_decided_by ON public.ledger_openings USING btree (decided_by);
CREATE UNIQUE INDEX ledger_openings_one ON public.ledger_openings USING btree (customer_id) WHERE (state <> 'declined'::text);
CREATE INDEX ledger_openings_proposed_by ON public.ledger_openings USING btree (proposed_by);
CREATE INDEX ledger_openings_state ON public.ledger_openings USING btree (state, id DESC);
CREATE TRIGGER ledger_openings_decided BEFORE DELETE OR UPDATE ON ledger_openings FOR EACH ROW EXECUTE FUNCTION refuse_opening_rewriting();
CREATE TRIGGER ledger_openings_no_truncate BEFORE TRUNCATE ON ledger_openings FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE CONSTRAINT TRIGGER ledger_openings_posted AFTER INSERT OR UPDATE ON ledger_openings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.state = 'posted'::text) EXECUTE FUNCTION check_opening_posted();

create table ledger_transactions (
  id integer not null generated always as identity,
  kind text not null,
  reference text not null,
  actor_id integer,
  posted_at timestamp with time zone not null default now(),
  note text not null default ''::text,
  constraint ledger_transactions_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint ledger_transactions_kind_check CHECK (kind = ANY (ARRAY['charge'::text, 'adjustment'::text, 'reversal'::text, 'penalty'::text, 'payment'::text, 'refund'::text, 'correction'::text, 'opening'::text])),
  constraint ledger_transactions_pkey PRIMARY KEY (id)
);
CREATE INDEX ledger_transactions_kind ON public.ledger_transactions USING btree (kind, id);
CREATE UNIQUE INDEX ledger_transactions_opening_once ON public.ledger_transactions USING btree (reference) WHERE (kind = 'opening'::text);
CREATE UNIQUE INDEX ledger_transactions_payment_once ON public.ledger_transactions USING btree (reference) WHERE (kind = 'payment'::text);
CREATE INDEX ledger_transactions_reference ON public.ledger_transactions USING btree (reference);
CREATE UNIQUE INDEX ledger_transactions_refund_once ON public.ledger_transactions USING btree (reference) WHERE (kind = 'refund'::text);
CREATE UNIQUE INDEX ledger_transactions_taken_back_once ON public.ledger_transactions USING btree (reference) WHERE ((kind = 'reversal'::text) AND (reference ~~ 'bank:%'::text));
CREATE INDEX ledger_transactions_time ON public.ledger_transactions USING btree (posted_at, id);
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table legal_texts (
  id integer not null generated always as identity,
  kind text not null,
  version integer not null,
  contents jsonb not null,
  note text not null default ''::text,
  revision integer not null default 1,
  valid_from date,
  created_by integer,
  created_at timestamp with time zone not null default now(),
  published_by integer,
  published_at timestamp with time zone,
  constraint legal_texts_check CHECK ((published_at IS NULL) = (valid_from IS NULL)),
  constraint legal_texts_contents_check CHECK (contents ? 'ru'::text),
  constraint legal_texts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint legal_texts_kind_check CHECK (kind = ANY (ARRAY['contract'::text, 'offer'::text, 'refund_policy'::text, 'consent'::text])),
  constraint legal_texts_kind_version_key UNIQUE (kind, version),
  constraint legal_texts_pkey PRIMARY KEY (id),
  constraint legal_texts_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX legal_texts_draft ON public.legal_texts USING btree (kind) WHERE (published_at IS NULL);
CREATE TRIGGER legal_texts_no_truncate BEFORE TRUNCATE ON legal_texts FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER legal_texts_published BEFORE DELETE OR UPDATE ON legal_texts FOR EACH ROW EXECUTE FUNCTION refuse_published_text();

create table licenses (
  id integer not null generated always as identity,
  customer_id integer not null,
  guide text,
  museum_id integer not null,
  number text not null,
  experience_years integer not null default 0,
  valid_from date not null default '2000-01-01'::date,
  expiration_date date not null,
  main_language text not null,
  additional_languages text[] not null default '{}'::text[],
  prolongation_group integer,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  guide_id integer not null,
  decision text not null default 'waiting'::text,
  reason text,
  decided_by integer,
  decided_at timestamp with time zone,
  scan_id integer,
  created_by integer,
  revision integer not null default 1,
  told_of integer,
  constraint licenses_check CHECK ((decision = ANY (ARRAY['refused'::text, 'suspended'::text])) = (reason IS NOT NULL)),
  constraint licenses_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint licenses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint licenses_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint licenses_decision_check CHECK (decision = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text, 'suspended'::text])),
  constraint licenses_experience_years_check CHECK (experience_years >= 0),
  constraint licenses_guide_check CHECK (guide <> ''::text),
  constraint licenses_guide_id_customer_id_fkey FOREIGN KEY (guide_id, customer_id) REFERENCES guides(id, customer_id),
  constraint licenses_museum_id_fkey FOREIGN KEY (museum_id) REFERENCES museums(id),
  constraint licenses_pkey PRIMARY KEY (id),
  constraint licenses_prolongation_group_museum_id_fkey FOREIGN KEY (prolongation_group, museum_id) REFERENCES prolongation_groups(id, museum_id),
  constraint licenses_scan_id_fkey FOREIGN KEY (scan_id) REFERENCES kept_files(id),
  constraint licenses_scan_id_key UNIQUE (scan_id),
  constraint licenses_told_of_check CHECK (told_of >= '-1'::integer AND told_of <= 60)
);
CREATE INDEX licenses_decided ON public.licenses USING btree (decision, id) WHERE (deleted_at IS NULL);
CREATE INDEX licenses_ending ON public.licenses USING btree (expiration_date) WHERE ((decision = 'accepted'::text) AND (deleted_at IS NULL) AND (told_of IS DISTINCT FROM '-1'::integer));
CREATE INDEX licenses_guide ON public.licenses USING btree (customer_id, museum_id, lower(guide)) WHERE (deleted_at IS NULL);
CREATE INDEX licenses_of_customer ON public.licenses USING btree (customer_id, id) WHERE (deleted_at IS NULL);
CREATE INDEX licenses_of_guide ON public.licenses USING btree (guide_id, museum_id) WHERE (deleted_at IS NULL);

create table listening_processes (
  id uuid not null,
  seen_at timestamp with time zone not null default now(),
  user_ids integer[] not null,
  opened_at bigint[] not null,
  constraint listening_processes_check CHECK (cardinality(user_ids) = cardinality(opened_at)),
  constraint listening_processes_pkey PRIMARY KEY (id)
);

create table mails (
  id bigint not null generated always as identity,
  message_id text not null,
  recipient text not null,
  language text not null,
  template text not null,
  facts jsonb not null,
  link_id uuid,
  customer_id integer,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  attempts integer not null default 0,
  last_error text,
  constraint mails_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint mails_link_id_fkey FOREIGN KEY (link_id) REFERENCES one_time_links(id) ON DELETE SET NULL,
  constraint mails_message_id_key UNIQUE (message_id),
  constraint mails_pkey PRIMARY KEY (id)
);
CREATE INDEX mails_recipient ON public.mails USING btree (lower(recipient), id DESC);
CREATE INDEX mails_tests ON public.mails USING btree (id) WHERE (template = 'mail_test'::text);
CREATE INDEX mails_unsent ON public.mails USING btree (id) WHERE (sent_at IS NULL);

create table message_reads (
  thread_id integer not null,
  last_id bigint not null,
  user_id integer not null,
  from_office boolean not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint message_reads_last_id_fkey FOREIGN KEY (last_id) REFERENCES messages(id),
  constraint message_reads_pkey PRIMARY KEY (thread_id, from_office, last_id, user_id),
  constraint message_reads_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES message_threads(id),
  constraint message_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX message_reads_user ON public.message_reads USING btree (user_id, thread_id, last_id DESC);

create table message_templates (
  id integer not null generated always as identity,
  revision integer not null default 1,
  name text not null,
  texts jsonb not null,
  constraint message_templates_pkey PRIMARY KEY (id)
);

create table message_threads (
  id integer not null generated always as identity,
  customer_id integer not null,
  order_id integer,
  last_message_id bigint,
  office_unread integer not null default 0,
  feedback_id integer,
  constraint message_threads_check CHECK (feedback_id IS NULL OR order_id IS NULL),
  constraint message_threads_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint message_threads_feedback_id_fkey FOREIGN KEY (feedback_id) REFERENCES feedback(id),
  constraint message_threads_feedback_id_key UNIQUE (feedback_id),
  constraint message_threads_office_unread_check CHECK (office_unread >= 0),
  constraint message_threads_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint message_threads_pkey PRIMARY KEY (id),
  constraint message_threads_place UNIQUE NULLS NOT DISTINCT (customer_id, order_id, feedback_id)
);
CREATE INDEX message_threads_customer ON public.message_threads USING btree (customer_id, last_message_id DESC);
CREATE INDEX message_threads_last ON public.message_threads USING btree (last_message_id DESC);
CREATE INDEX message_threads_office_unread ON public.message_threads USING btree (last_message_id DESC) WHERE (office_unread > 0);
CREATE INDEX message_threads_order ON public.message_threads USING btree (order_id);

create table message_unread (
  user_id integer not null,
  thread_id integer not null,
  unread integer not null,
  mailed_at timestamp with time zone,
  constraint message_unread_pkey PRIMARY KEY (user_id, thread_id),
  constraint message_unread_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES message_threads(id),
  constraint message_unread_unread_check CHECK (unread > 0),
  constraint message_unread_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX message_unread_thread ON public.message_unread USING btree (thread_id);

create table messages (
  id bigint not null generated always as identity,
  thread_id integer not null,
  at timestamp with time zone not null default clock_timestamp(),
  author_id integer not null,
  from_office boolean not null,
  text text not null,
  erased boolean not null default false,
  language text not null,
  file_id integer,
  words tsvector not null generated always as (to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(text, '[^[:alnum:]]+'::text, ' '::text, 'g'::text), '([㐀-鿿豈-﫿])'::text, ' \1 '::text, 'g'::text))) stored,
  constraint messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint messages_check CHECK (text <> ''::text OR file_id IS NOT NULL OR erased),
  constraint messages_file_id_fkey FOREIGN KEY (file_id) REFERENCES kept_files(id),
  constraint messages_file_id_key UNIQUE (file_id),
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES message_threads(id)
);
CREATE INDEX messages_author ON public.messages USING btree (author_id);
CREATE INDEX messages_thread ON public.messages USING btree (thread_id, id DESC);
CREATE INDEX messages_words ON public.messages USING gin (words);

create table migrations (
  name text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table museum_objects (
  system_id text not null,
  museum_id integer,
  name jsonb not null,
  countries integer[] not null default '{}'::integer[],
  instant boolean not null default false,
  usual_entrance text not null,
  zone text not null default 'Europe/Moscow'::text,
  cut_off interval not null default '02:00:00'::interval,
  free_change_hours integer not null default 24,
  penalty_kopecks bigint not null default 0,
  service text,
  seats integer,
  guide_language text,
  closed_weekdays integer[] not null default '{}'::integer[],
  closed_dates date[] not null default '{}'::date[],
  least_people integer,
  most_people integer,
  needs_license boolean not null default false,
  visit_minutes integer not null default 90,
  entrance_names jsonb not null default '{}'::jsonb,
  open_dates date[] not null default '{}'::date[],
  persons_per_guide integer,
  no_show_percent integer,
  archived_at timestamp with time zone,
  opening jsonb,
  "position" integer,
  constraint museum_objects_check CHECK (most_people >= least_people),
  constraint museum_objects_check1 CHECK ((service IS NULL) = (museum_id IS NOT NULL)),
  constraint museum_objects_check2 CHECK ((NOT service IS DISTINCT FROM 'transport'::text) = (seats IS NOT NULL)),
  constraint museum_objects_check3 CHECK ((NOT service IS DISTINCT FROM 'guide'::text) = (guide_language IS NOT NULL)),
  constraint museum_objects_free_change_hours_check CHECK (free_change_hours >= 0),
  constraint museum_objects_least_people_check CHECK (least_people > 0),
  constraint museum_objects_museum_id_fkey FOREIGN KEY (museum_id) REFERENCES museums(id),
  constraint museum_objects_no_show_percent_check CHECK (no_show_percent >= 0 AND no_show_percent <= 100),
  constraint museum_objects_penalty_kopecks_check CHECK (penalty_kopecks >= 0),
  constraint museum_objects_persons_per_guide_check CHECK (persons_per_guide > 0),
  constraint museum_objects_pkey PRIMARY KEY (system_id),
  constraint museum_objects_seats_check CHECK (seats > 0),
  constraint museum_objects_service_check CHECK (service = ANY (ARRAY['transport'::text, 'guide'::text])),
  constraint museum_objects_visit_minutes_check CHECK (visit_minutes > 0)
);
CREATE UNIQUE INDEX museum_objects_guide ON public.museum_objects USING btree (guide_language) WHERE (service = 'guide'::text);
CREATE INDEX museum_objects_museum ON public.museum_objects USING btree (museum_id);

create table museums (
  id integer not null generated always as identity,
  name jsonb not null,
  types text[] not null,
  emblem text not null default 'museum'::text,
  order_kinds text[] not null default '{}'::text[],
  district text,
  archived_at timestamp with time zone,
  address jsonb not null default '{"en": "", "fa": "", "ru": "", "vi": "", "zh": ""}'::jsonb,
  point jsonb,
  travel jsonb not null default '[]'::jsonb,
  constraint museums_district_check CHECK (district = ANY (ARRAY['centre'::text, 'peterhof'::text, 'pushkin'::text, 'pavlovsk'::text])),
  constraint museums_pkey PRIMARY KEY (id)
);

create table one_time_links (
  id uuid not null default gen_random_uuid(),
  token_hash bytea,
  purpose text not null,
  user_id integer,
  application_id integer,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint one_time_links_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint one_time_links_check CHECK (num_nonnulls(user_id, application_id) = 1),
  constraint one_time_links_pkey PRIMARY KEY (id),
  constraint one_time_links_purpose_check CHECK (purpose = ANY (ARRAY['confirm_email'::text, 'change_email'::text, 'set_password'::text, 'reset_password'::text])),
  constraint one_time_links_token_hash_key UNIQUE (token_hash),
  constraint one_time_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX one_time_links_application ON public.one_time_links USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX one_time_links_expiry ON public.one_time_links USING btree (expires_at);
CREATE INDEX one_time_links_user ON public.one_time_links USING btree (user_id, purpose) WHERE (user_id IS NOT NULL);

create table order_assignments (
  order_id integer not null,
  resource_id integer,
  employee_id integer,
  assigned_by integer not null,
  assigned_at timestamp with time zone not null default now(),
  constraint order_assignments_assigned_by_fkey FOREIGN KEY (assigned_by) REFERENCES users(id),
  constraint order_assignments_check CHECK (resource_id IS NOT NULL OR employee_id IS NOT NULL),
  constraint order_assignments_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES users(id),
  constraint order_assignments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_assignments_pkey PRIMARY KEY (order_id),
  constraint order_assignments_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id)
);
CREATE INDEX order_assignments_employee ON public.order_assignments USING btree (employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX order_assignments_resource ON public.order_assignments USING btree (resource_id) WHERE (resource_id IS NOT NULL);

create table order_decisions (
  id integer not null generated always as identity,
  order_id integer not null,
  act text not null,
  input jsonb,
  revision integer not null,
  decided_by integer not null,
  decided_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  refusal text,
  constraint order_decisions_act_check CHECK (act = ANY (ARRAY['confirm_order'::text, 'wait_order'::text, 'reject_order'::text, 'cancel_order'::text, 'accept_change'::text, 'decline_change'::text])),
  constraint order_decisions_check CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  constraint order_decisions_check1 CHECK ((ended_at IS NULL) = (input IS NOT NULL)),
  constraint order_decisions_check2 CHECK ((NOT outcome IS DISTINCT FROM 'failed'::text) = (refusal IS NOT NULL)),
  constraint order_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint order_decisions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_decisions_outcome_check CHECK (outcome = ANY (ARRAY['done'::text, 'undone'::text, 'failed'::text])),
  constraint order_decisions_pkey PRIMARY KEY (id)
);
CREATE INDEX order_decisions_decided_by ON public.order_decisions USING btree (decided_by);
CREATE UNIQUE INDEX order_decisions_once ON public.order_decisions USING btree (order_id) WHERE (ended_at IS NULL);
CREATE INDEX order_decisions_order_id ON public.order_decisions USING btree (order_id);

create table order_event_words (
  event_id bigint not null,
  order_id integer not null,
  changes jsonb not null,
  constraint order_event_words_event_id_fkey FOREIGN KEY (event_id) REFERENCES order_events(id),
  constraint order_event_words_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_event_words_pkey PRIMARY KEY (event_id)
);
CREATE INDEX order_event_words_order ON public.order_event_words USING btree (order_id);

create table order_events (
  id bigint not null generated always as identity,
  order_id integer not null,
  kind text not null,
  actor_id integer,
  changes jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default clock_timestamp(),
  constraint order_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_events_pkey PRIMARY KEY (id)
);
CREATE INDEX order_events_order ON public.order_events USING btree (order_id, id);
CREATE TRIGGER order_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table order_redemptions (
  id integer not null generated always as identity,
  order_id integer not null,
  heads integer not null,
  redeemed_by integer not null,
  redeemed_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint order_redemptions_check CHECK (undone_at >= redeemed_at AND undone_at < (redeemed_at + '00:01:00'::interval)),
  constraint order_redemptions_heads_check CHECK (heads > 0),
  constraint order_redemptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_redemptions_pkey PRIMARY KEY (id),
  constraint order_redemptions_redeemed_by_fkey FOREIGN KEY (redeemed_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX order_redemptions_once ON public.order_redemptions USING btree (order_id) WHERE (undone_at IS NULL);
CREATE INDEX order_redemptions_redeemed_by ON public.order_redemptions USING btree (redeemed_by);

create table orders (
  id integer not null generated always as identity,
  customer_id integer not null,
  placed_by integer not null,
  kind text not null,
  group_category text not null,
  refno text not null,
  museum_object_id text,
  slot_id integer,
  pass_date date not null,
  starts time without time zone not null,
  country_id integer,
  persons_per_guide integer,
  guide text not null default ''::text,
  guide_phone text not null default ''::text,
  qty_guide integer not null default 0,
  notes text not null default ''::text,
  places integer not null,
  lines jsonb not null,
  total_kopecks bigint not null,
  currency text not null default 'RUB'::text,
  status text not null,
  confirmed_time time without time zone,
  entrance text,
  rejection_reason text,
  archived_at timestamp with time zone,
  programme_id integer,
  revision integer not null default 1,
  created_at timestamp with time zone not null default now(),
  price_version_id integer,
  paid_kopecks bigint not null default 0,
  penalty_kopecks bigint not null default 0,
  details jsonb not null default '{}'::jsonb,
  adult integer,
  child integer,
  payable_since timestamp with time zone,
  museum_id integer,
  pending_change jsonb,
  free_change_hours integer,
  penalty_each_kopecks bigint,
  redeemed_at timestamp with time zone,
  constraint orders_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id),
  constraint orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint orders_museum_id_fkey FOREIGN KEY (museum_id) REFERENCES museums(id),
  constraint orders_museum_object_id_fkey FOREIGN KEY (museum_object_id) REFERENCES museum_objects(system_id),
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_placed_by_fkey FOREIGN KEY (placed_by) REFERENCES users(id),
  constraint orders_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programmes(id),
  constraint orders_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES slots(id)
);
CREATE INDEX orders_archive ON public.orders USING btree (customer_id, pass_date, starts, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX orders_archive_museum ON public.orders USING btree (customer_id, museum_object_id, pass_date, starts, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX orders_due ON public.orders USING btree (customer_id, pass_date, starts, id) WHERE ((penalty_kopecks +
CASE
    WHEN (status = 'confirmed'::text) THEN total_kopecks
    ELSE (0)::bigint
END) > paid_kopecks);
CREATE INDEX orders_other_kinds ON public.orders USING btree (pass_date, starts, id) WHERE (kind <> 'museum_tickets'::text);
CREATE INDEX orders_over ON public.orders USING btree (pass_date) WHERE (archived_at IS NULL);
CREATE INDEX orders_overpaid ON public.orders USING btree (id) WHERE (paid_kopecks > (penalty_kopecks +
CASE
    WHEN (status = 'confirmed'::text) THEN total_kopecks
    ELSE (0)::bigint
END));
CREATE INDEX orders_payable ON public.orders USING btree (payable_since) WHERE ((payable_since IS NOT NULL) AND (status = 'confirmed'::text) AND (archived_at IS NULL) AND (paid_kopecks < total_kopecks));
CREATE INDEX orders_programme ON public.orders USING btree (programme_id) WHERE (programme_id IS NOT NULL);
CREATE INDEX orders_queue ON public.orders USING btree (pass_date, starts, id) WHERE ((status = ANY (ARRAY['in_processing'::text, 'waiting_list'::text])) OR (pending_change IS NOT NULL));
CREATE INDEX orders_slot ON public.orders USING btree (slot_id) WHERE (status = ANY (ARRAY['in_processing'::text, 'confirmed'::text]));
CREATE INDEX orders_upcoming ON public.orders USING btree (customer_id, pass_date, starts, id) WHERE (archived_at IS NULL);
CREATE INDEX orders_wishes ON public.orders USING btree (customer_id, museum_id, pass_date) WHERE (kind = 'schedule'::text);
CREATE TRIGGER orders_change_equipment AFTER UPDATE OF pending_change ON orders FOR EACH ROW WHEN (new.kind = 'audio_guides'::text AND old.pending_change IS DISTINCT FROM new.pending_change) EXECUTE FUNCTION settle_change_equipment();
CREATE TRIGGER orders_leave_waiting AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (old.status = 'waiting_list'::text AND new.status <> 'waiting_list'::text) EXECUTE FUNCTION leave_waiting();
CREATE TRIGGER orders_move_equipment AFTER UPDATE OF status, lines, details, museum_object_id ON orders FOR EACH ROW WHEN (new.kind = 'audio_guides'::text) EXECUTE FUNCTION settle_equipment();
CREATE TRIGGER orders_sound BEFORE INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION refuse_unsound_order();
CREATE TRIGGER orders_take_equipment AFTER INSERT ON orders FOR EACH ROW WHEN (new.kind = 'audio_guides'::text) EXECUTE FUNCTION settle_equipment();

create table outbox (
  id bigint not null generated always as identity,
  topic text not null,
  customer_id integer,
  payload jsonb not null,
  created_at timestamp with time zone not null default now(),
  tx xid8 not null default pg_current_xact_id(),
  constraint outbox_pkey PRIMARY KEY (tx, id)
);

create table payment_events (
  id bigint not null generated always as identity,
  payment_id integer not null,
  kind text not null,
  word text not null default ''::text,
  details jsonb not null default '{}'::jsonb,
  event_key text,
  raw bytea,
  at timestamp with time zone not null default clock_timestamp(),
  constraint payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_raw_check CHECK (octet_length(raw) <= 65536)
);
CREATE UNIQUE INDEX payment_events_once ON public.payment_events USING btree (payment_id, event_key) WHERE (event_key IS NOT NULL);
CREATE INDEX payment_events_payment ON public.payment_events USING btree (payment_id, id);
CREATE TRIGGER payment_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON payment_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table payment_fees (
  payment_id integer not null,
  request_id integer not null,
  asked_kopecks bigint not null,
  in_advance boolean not null,
  settled_at timestamp with time zone,
  carried boolean not null default false,
  constraint payment_fees_asked_kopecks_check CHECK (asked_kopecks > 0),
  constraint payment_fees_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_fees_pkey PRIMARY KEY (payment_id, request_id),
  constraint payment_fees_request_id_fkey FOREIGN KEY (request_id) REFERENCES prolongation_requests(id)
);
CREATE INDEX payment_fees_request ON public.payment_fees USING btree (request_id);
CREATE INDEX payment_fees_unsettled ON public.payment_fees USING btree (payment_id) WHERE (in_advance AND (settled_at IS NULL));

create table payment_links (
  id integer not null generated always as identity,
  customer_id integer not null,
  created_by integer not null,
  key uuid not null,
  token_hash bytea not null,
  order_ids integer[] not null,
  amount_kopecks bigint,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_by integer,
  fee_ids integer[] not null default '{}'::integer[],
  constraint payment_links_amount_kopecks_check CHECK (amount_kopecks > 0),
  constraint payment_links_check CHECK ((revoked_at IS NULL) = (revoked_by IS NULL)),
  constraint payment_links_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint payment_links_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint payment_links_key_key UNIQUE (key),
  constraint payment_links_paid_ids_check CHECK ((cardinality(order_ids) + cardinality(fee_ids)) >= 1 AND (cardinality(order_ids) + cardinality(fee_ids)) <= 50 AND (cardinality(order_ids) = 0 OR cardinality(fee_ids) = 0)),
  constraint payment_links_pkey PRIMARY KEY (id),
  constraint payment_links_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES users(id),
  constraint payment_links_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX payment_links_customer ON public.payment_links USING btree (customer_id, id DESC);

create table payment_orders (
  payment_id integer not null,
  order_id integer not null,
  asked_kopecks bigint not null,
  in_advance boolean not null default true,
  constraint payment_orders_asked_kopecks_check CHECK (asked_kopecks > 0),
  constraint payment_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint payment_orders_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_orders_pkey PRIMARY KEY (payment_id, order_id)
);
CREATE INDEX payment_orders_order ON public.payment_orders USING btree (order_id, payment_id);

create table payment_receipts (
  payment_id integer not null,
  order_id integer not null,
  kind text not null,
  state text not null,
  amount_kopecks bigint not null,
  at timestamp with time zone not null default now(),
  constraint payment_receipts_amount_kopecks_check CHECK (amount_kopecks > 0),
  constraint payment_receipts_kind_check CHECK (kind = ANY (ARRAY['prepayment'::text, 'settlement'::text])),
  constraint payment_receipts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint payment_receipts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_receipts_pkey PRIMARY KEY (payment_id, order_id, kind),
  constraint payment_receipts_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'by_hand'::text])) OR kind = 'prepayment'::text AND (state = ANY (ARRAY['carried'::text, 'settled'::text])))
);
CREATE INDEX payment_receipts_unsettled ON public.payment_receipts USING btree (order_id) WHERE ((kind = 'prepayment'::text) AND (state <> 'settled'::text));

create table payments (
  id integer not null generated always as identity,
  customer_id integer not null,
  created_by integer,
  link_id integer,
  payer_name text not null,
  payer_email text not null,
  language text not null,
  offer_version integer not null,
  method text not null,
  amount_kopecks bigint not null,
  currency text not null default 'RUB'::text,
  order_ids integer[] not null,
  provider text not null,
  test boolean not null,
  provider_reference text not null,
  provider_id text,
  transaction_id text,
  url text,
  qr text,
  opening_at timestamp with time zone,
  status text not null default 'FORM_OPENED'::text,
  failure text,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  asked_at timestamp with time zone,
  asks integer not null default 0,
  next_ask_at timestamp with time zone,
  received_kopecks bigint not null default 0,
  received_at timestamp with time zone,
  allocated_kopecks bigint not null default 0,
  refunded_kopecks bigint not null default 0,
  forget_payer_since timestamp with time zone,
  makes_receipt boolean not null default true,
  fee_ids integer[] not null default '{}'::integer[],
  constraint payments_allocated_kopecks_check CHECK (allocated_kopecks >= 0),
  constraint payments_amount_kopecks_check CHECK (amount_kopecks > 0),
  constraint payments_check CHECK ((created_by IS NULL) = (link_id IS NOT NULL)),
  constraint payments_check1 CHECK ((status = 'FAILED'::text) = (failure IS NOT NULL)),
  constraint payments_check2 CHECK ((status = ANY (ARRAY['FAILED'::text, 'COMPLETE'::text])) = (finished_at IS NOT NULL)),
  constraint payments_check3 CHECK ((received_kopecks > 0) = (received_at IS NOT NULL)),
  constraint payments_check4 CHECK (received_kopecks = 0 OR status = 'COMPLETE'::text),
  constraint payments_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint payments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint payments_failure_check CHECK (failure = ANY (ARRAY['declined'::text, 'expired'::text, 'unavailable'::text, 'left'::text])),
  constraint payments_link_id_fkey FOREIGN KEY (link_id) REFERENCES payment_links(id),
  constraint payments_method_check CHECK (method = ANY (ARRAY['card'::text, 'sbp'::text, 'wechat'::text])),
  constraint payments_never_spent_twice CHECK ((allocated_kopecks + refunded_kopecks) <= received_kopecks),
  constraint payments_paid_ids_check CHECK ((cardinality(order_ids) + cardinality(fee_ids)) >= 1 AND (cardinality(order_ids) + cardinality(fee_ids)) <= 50 AND (cardinality(order_ids) = 0 OR cardinality(fee_ids) = 0)),
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_provider_reference_key UNIQUE (provider_reference),
  constraint payments_received_kopecks_check CHECK (received_kopecks >= 0),
  constraint payments_refunded_kopecks_check CHECK (refunded_kopecks >= 0),
  constraint payments_status_check CHECK (status = ANY (ARRAY['FORM_OPENED'::text, 'WAITING_FOR_3DS'::text, 'PROCESSING'::text, 'FAILED'::text, 'COMPLETE'::text]))
);
CREATE INDEX payments_agreed ON public.payments USING btree (created_by, customer_id, offer_version, id) WHERE (created_by IS NOT NULL);
CREATE INDEX payments_amount ON public.payments USING btree (amount_kopecks, id DESC);
CREATE INDEX payments_asked ON public.payments USING btree (next_ask_at) WHERE (next_ask_at IS NOT NULL);
CREATE INDEX payments_created ON public.payments USING btree (created_at);
CREATE INDEX payments_customer ON public.payments USING btree (customer_id, id DESC);
CREATE INDEX payments_kept ON public.payments USING btree (customer_id, id) WHERE (received_kopecks > (allocated_kopecks + refunded_kopecks));
CREATE INDEX payments_link ON public.payments USING btree (link_id, id DESC) WHERE (link_id IS NOT NULL);
CREATE INDEX payments_method ON public.payments USING btree (method, id DESC);
CREATE INDEX payments_open ON public.payments USING btree (expires_at) WHERE (status = ANY (ARRAY['FORM_OPENED'::text, 'WAITING_FOR_3DS'::text, 'PROCESSING'::text]));
CREATE INDEX payments_status ON public.payments USING btree (status, id DESC);
CREATE INDEX payments_to_forget ON public.payments USING btree (id) WHERE ((forget_payer_since IS NOT NULL) AND (payer_email <> ''::text));
CREATE INDEX payments_transaction ON public.payments USING btree (transaction_id) WHERE (transaction_id IS NOT NULL);
CREATE TRIGGER payments_forward_only BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION check_payment_goes_forward();

create table price_list_versions (
  id integer not null generated always as identity,
  price_list_id integer not null,
  number integer not null,
  note text not null default ''::text,
  created_by integer,
  created_at timestamp with time zone not null default now(),
  published_by integer,
  published_at timestamp with time zone,
  revision integer not null default 1,
  constraint price_list_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint price_list_versions_pkey PRIMARY KEY (id),
  constraint price_list_versions_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES price_lists(id),
  constraint price_list_versions_price_list_id_number_key UNIQUE (price_list_id, number),
  constraint price_list_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX price_list_versions_draft ON public.price_list_versions USING btree (price_list_id) WHERE (published_at IS NULL);

create table price_lists (
  id integer not null generated always as identity,
  name text not null,
  group_category text not null,
  customer_id integer,
  valid_from date not null,
  valid_until date not null,
  current_version_id integer,
  created_at timestamp with time zone not null default now(),
  file_id integer,
  constraint price_lists_check CHECK (valid_from <= valid_until),
  constraint price_lists_current_version_id_fkey FOREIGN KEY (current_version_id) REFERENCES price_list_versions(id),
  constraint price_lists_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint price_lists_file_id_fkey FOREIGN KEY (file_id) REFERENCES kept_files(id),
  constraint price_lists_group_category_check CHECK (group_category = ANY (ARRAY['rf'::text, 'ig'::text, 'cn'::text])),
  constraint price_lists_pkey PRIMARY KEY (id)
);
CREATE INDEX price_lists_choice ON public.price_lists USING btree (group_category, customer_id, valid_from);
CREATE INDEX price_lists_file ON public.price_lists USING btree (file_id) WHERE (file_id IS NOT NULL);

create table price_tables (
  version_id integer not null,
  museum_object_id text not null,
  prices jsonb not null,
  revision integer not null default 1,
  constraint price_tables_museum_object_id_fkey FOREIGN KEY (museum_object_id) REFERENCES museum_objects(system_id),
  constraint price_tables_pkey PRIMARY KEY (version_id, museum_object_id),
  constraint price_tables_prices_check CHECK (jsonb_typeof(prices) = 'object'::text),
  constraint price_tables_version_id_fkey FOREIGN KEY (version_id) REFERENCES price_list_versions(id)
);
CREATE TRIGGER price_tables_published BEFORE INSERT OR DELETE OR UPDATE ON price_tables FOR EACH ROW EXECUTE FUNCTION refuse_published_prices();

create table programmes (
  id integer not null generated always as identity,
  customer_id integer not null,
  name text not null default ''::text,
  created_by integer not null,
  created_at timestamp with time zone not null default now(),
  constraint programmes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint programmes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint programmes_pkey PRIMARY KEY (id)
);

create table prolongation_groups (
  id integer not null generated always as identity,
  museum_id integer not null,
  held_on date not null,
  place text not null,
  closes_at timestamp with time zone not null,
  places integer not null,
  taken integer not null default 0,
  fee_kopecks bigint not null,
  revision integer not null default 1,
  created_by integer,
  created_at timestamp with time zone not null default now(),
  vat text,
  constraint prolongation_groups_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint prolongation_groups_fee_kopecks_check CHECK (fee_kopecks >= 0),
  constraint prolongation_groups_id_museum_id_key UNIQUE (id, museum_id),
  constraint prolongation_groups_museum_id_fkey FOREIGN KEY (museum_id) REFERENCES museums(id),
  constraint prolongation_groups_pkey PRIMARY KEY (id),
  constraint prolongation_groups_place_check CHECK (place <> ''::text),
  constraint prolongation_groups_places_check CHECK (places > 0),
  constraint prolongation_never_over CHECK (taken >= 0 AND taken <= places)
);
CREATE INDEX prolongation_groups_held ON public.prolongation_groups USING btree (museum_id, held_on);

create table prolongation_requests (
  id integer not null generated always as identity,
  group_id integer not null,
  license_id integer not null,
  customer_id integer not null,
  fee_kopecks bigint not null,
  state text not null default 'requested'::text,
  requested_by integer not null,
  requested_at timestamp with time zone not null default now(),
  decided_by integer,
  decided_at timestamp with time zone,
  expiration_date date,
  reason text,
  vat_percent integer,
  constraint prolongation_requests_check CHECK ((state = 'requested'::text) = (decided_at IS NULL)),
  constraint prolongation_requests_check1 CHECK ((state = 'prolonged'::text) = (expiration_date IS NOT NULL)),
  constraint prolongation_requests_check2 CHECK ((state = 'declined'::text) = (reason IS NOT NULL)),
  constraint prolongation_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint prolongation_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint prolongation_requests_fee_kopecks_check CHECK (fee_kopecks >= 0),
  constraint prolongation_requests_group_id_fkey FOREIGN KEY (group_id) REFERENCES prolongation_groups(id),
  constraint prolongation_requests_license_id_fkey FOREIGN KEY (license_id) REFERENCES licenses(id),
  constraint prolongation_requests_pkey PRIMARY KEY (id),
  constraint prolongation_requests_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  constraint prolongation_requests_state_check CHECK (state = ANY (ARRAY['requested'::text, 'prolonged'::text, 'declined'::text, 'withdrawn'::text])),
  constraint prolongation_requests_vat_percent_check CHECK (vat_percent >= 0 AND vat_percent <= 99)
);
CREATE INDEX prolongation_requests_customer ON public.prolongation_requests USING btree (customer_id, id DESC);
CREATE INDEX prolongation_requests_group ON public.prolongation_requests USING btree (group_id, id);
CREATE UNIQUE INDEX prolongation_requests_open ON public.prolongation_requests USING btree (license_id) WHERE (state = 'requested'::text);
CREATE INDEX prolongation_requests_taken_back ON public.prolongation_requests USING btree (id) WHERE (state = ANY (ARRAY['declined'::text, 'withdrawn'::text]));
CREATE TRIGGER prolongation_decided_once BEFORE UPDATE OF state ON prolongation_requests FOR EACH ROW EXECUTE FUNCTION check_prolongation_decided_once();

create table provider_days (
  provider text not null,
  day date not null,
  listed integer not null,
  reconciled_at timestamp with time zone not null default now(),
  constraint provider_days_pkey PRIMARY KEY (provider, day)
);

create table provider_hours (
  provider text not null,
  hour timestamp with time zone not null,
  asked integer not null default 0,
  failed integer not null default 0,
  last_answer_at timestamp with time zone,
  last_failure text,
  last_callback_at timestamp with time zone,
  constraint provider_hours_pkey PRIMARY KEY (provider, hour)
);

create table publication_pictures (
  publication_id integer not null,
  file_id integer not null,
  constraint publication_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES kept_files(id),
  constraint publication_pictures_pkey PRIMARY KEY (publication_id, file_id),
  constraint publication_pictures_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES publications(id) ON DELETE CASCADE
);
CREATE INDEX publication_pictures_file ON public.publication_pictures USING btree (file_id);

create table publication_readers (
  user_id integer not null,
  kind text not null,
  read_until timestamp with time zone not null,
  constraint publication_readers_kind_check CHECK (kind = ANY (ARRAY['news'::text, 'advert'::text, 'popup'::text])),
  constraint publication_readers_pkey PRIMARY KEY (user_id, kind),
  constraint publication_readers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table publications (
  id integer not null generated always as identity,
  kind text not null,
  contents jsonb not null,
  url text,
  visible_from timestamp with time zone,
  visible_until timestamp with time zone,
  is_public boolean not null,
  customer_kind text,
  customer_ids integer[],
  roles text[],
  revision integer not null default 1,
  changed_by integer,
  changed_at timestamp with time zone not null default now(),
  constraint publications_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  constraint publications_check CHECK (visible_until > visible_from),
  constraint publications_check1 CHECK (kind <> 'schedule_notice'::text OR visible_from IS NULL OR visible_until IS NOT NULL),
  constraint publications_check2 CHECK (NOT is_public OR num_nonnulls(customer_kind, customer_ids, roles) = 0),
  constraint publications_check3 CHECK (is_public OR kind <> 'login_notification'::text),
  constraint publications_check4 CHECK (NOT is_public OR kind <> 'popup'::text),
  constraint publications_contents_check CHECK (contents ? 'ru'::text),
  constraint publications_customer_ids_check CHECK (cardinality(customer_ids) > 0),
  constraint publications_customer_kind_check CHECK (customer_kind = ANY (ARRAY['individual'::text, 'legal_entity'::text])),
  constraint publications_kind_check CHECK (kind = ANY (ARRAY['news'::text, 'advert'::text, 'login_notification'::text, 'popup'::text, 'schedule_notice'::text])),
  constraint publications_pkey PRIMARY KEY (id),
  constraint publications_roles_check CHECK (cardinality(roles) > 0)
);
CREATE INDEX publications_shown ON public.publications USING btree (kind, visible_from DESC);

create table receipt_returns (
  id integer not null generated always as identity,
  payment_id integer not null,
  order_id integer not null,
  refund_id integer,
  in_advance boolean not null,
  amount_kopecks bigint not null,
  at timestamp with time zone not null default now(),
  constraint receipt_returns_amount_kopecks_check CHECK (amount_kopecks > 0),
  constraint receipt_returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint receipt_returns_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint receipt_returns_pkey PRIMARY KEY (id),
  constraint receipt_returns_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE INDEX receipt_returns_payment ON public.receipt_returns USING btree (payment_id);
CREATE INDEX receipt_returns_refund ON public.receipt_returns USING btree (refund_id) WHERE (refund_id IS NOT NULL);

create table reconciliation_acts (
  id integer not null generated always as identity,
  customer_id integer not null,
  number integer not null,
  version integer not null,
  museum_id integer,
  period_lower date not null,
  period_upper date not null,
  opening_kopecks bigint,
  debit_kopecks bigint not null,
  credit_kopecks bigint not null,
  closing_kopecks bigint,
  currency text not null default 'RUB'::text,
  content jsonb not null,
  digest bytea not null,
  issued_by integer,
  issued_on date not null,
  issued_at timestamp with time zone not null default now(),
  constraint reconciliation_acts_check CHECK (period_lower <= period_upper AND period_upper <= (period_lower + '3 mons'::interval)),
  constraint reconciliation_acts_check1 CHECK ((museum_id IS NULL) = (opening_kopecks IS NOT NULL) AND (museum_id IS NULL) = (closing_kopecks IS NOT NULL)),
  constraint reconciliation_acts_check2 CHECK (closing_kopecks = (opening_kopecks + debit_kopecks - credit_kopecks)),
  constraint reconciliation_acts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint reconciliation_acts_customer_id_number_version_key UNIQUE (customer_id, number, version),
  constraint reconciliation_acts_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  constraint reconciliation_acts_museum_id_fkey FOREIGN KEY (museum_id) REFERENCES museums(id),
  constraint reconciliation_acts_number_check CHECK (number > 0),
  constraint reconciliation_acts_pkey PRIMARY KEY (id),
  constraint reconciliation_acts_version_check CHECK (version > 0)
);
CREATE INDEX reconciliation_acts_customer ON public.reconciliation_acts USING btree (customer_id, id DESC);
CREATE INDEX reconciliation_acts_period ON public.reconciliation_acts USING btree (customer_id, period_lower, period_upper, version DESC);
CREATE TRIGGER reconciliation_acts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reconciliation_acts FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table reconciliation_agreements (
  act_id integer not null,
  side text not null,
  user_id integer not null,
  at timestamp with time zone not null default now(),
  comparison_id integer,
  constraint reconciliation_agreements_act_id_comparison_id_fkey FOREIGN KEY (act_id, comparison_id) REFERENCES reconciliation_comparisons(act_id, id),
  constraint reconciliation_agreements_act_id_fkey FOREIGN KEY (act_id) REFERENCES reconciliation_acts(id),
  constraint reconciliation_agreements_pkey PRIMARY KEY (act_id, side),
  constraint reconciliation_agreements_side_check CHECK (side = ANY (ARRAY['customer'::text, 'company'::text])),
  constraint reconciliation_agreements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE TRIGGER reconciliation_agreements_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reconciliation_agreements FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table reconciliation_comparisons (
  id integer not null generated always as identity,
  act_id integer not null,
  file_id integer not null,
  file_name text not null,
  columns jsonb not null,
  found jsonb not null,
  differences integer not null,
  lines jsonb not null,
  made_by integer not null,
  made_at timestamp with time zone not null default now(),
  constraint reconciliation_comparisons_act_id_fkey FOREIGN KEY (act_id) REFERENCES reconciliation_acts(id),
  constraint reconciliation_comparisons_act_id_id_key UNIQUE (act_id, id),
  constraint reconciliation_comparisons_differences_check CHECK (differences >= 0),
  constraint reconciliation_comparisons_file_id_fkey FOREIGN KEY (file_id) REFERENCES kept_files(id),
  constraint reconciliation_comparisons_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint reconciliation_comparisons_pkey PRIMARY KEY (id)
);
CREATE TRIGGER reconciliation_comparisons_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reconciliation_comparisons FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table reconciliation_files (
  act_id integer not null,
  format text not null,
  file_id integer not null,
  constraint reconciliation_files_act_id_fkey FOREIGN KEY (act_id) REFERENCES reconciliation_acts(id),
  constraint reconciliation_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES kept_files(id),
  constraint reconciliation_files_file_id_key UNIQUE (file_id),
  constraint reconciliation_files_format_check CHECK (format = ANY (ARRAY['pdf'::text, 'xlsx'::text])),
  constraint reconciliation_files_pkey PRIMARY KEY (act_id, format)
);
CREATE TRIGGER reconciliation_files_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reconciliation_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table recovery_codes (
  user_id integer not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table refunds (
  id integer not null generated always as identity,
  payment_id integer not null,
  customer_id integer not null,
  amount_kopecks bigint not null,
  reason text not null,
  state text not null,
  requested_by integer not null,
  requested_at timestamp with time zone not null default now(),
  decided_by integer,
  decided_at timestamp with time zone,
  provider_reference text not null,
  provider_refund_id text,
  message text not null default ''::text,
  next_ask_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint refunds_amount_kopecks_check CHECK (amount_kopecks > 0),
  constraint refunds_check CHECK (decided_by IS NULL OR decided_by <> requested_by),
  constraint refunds_check1 CHECK ((state = ANY (ARRAY['complete'::text, 'failed'::text, 'declined'::text])) = (finished_at IS NOT NULL)),
  constraint refunds_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint refunds_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_provider_reference_key UNIQUE (provider_reference),
  constraint refunds_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  constraint refunds_state_check CHECK (state = ANY (ARRAY['proposed'::text, 'waiting'::text, 'unclear'::text, 'processing'::text, 'complete'::text, 'failed'::text, 'declined'::text]))
);
CREATE INDEX refunds_asked ON public.refunds USING btree (next_ask_at) WHERE (next_ask_at IS NOT NULL);
CREATE INDEX refunds_payment ON public.refunds USING btree (payment_id, id);
CREATE UNIQUE INDEX refunds_provider ON public.refunds USING btree (payment_id, provider_refund_id) WHERE (provider_refund_id IS NOT NULL);
CREATE INDEX refunds_state ON public.refunds USING btree (state, id DESC);

create table resources (
  id integer not null generated always as identity,
  kind text not null,
  name text not null,
  phone text not null default ''::text,
  museum_object_id text,
  seats integer,
  languages text[] not null default '{}'::text[],
  active boolean not null default true,
  constraint resources_check CHECK ((kind = 'vehicle'::text) = (museum_object_id IS NOT NULL)),
  constraint resources_check1 CHECK ((kind = 'vehicle'::text) = (seats IS NOT NULL)),
  constraint resources_kind_check CHECK (kind = ANY (ARRAY['vehicle'::text, 'guide'::text])),
  constraint resources_museum_object_id_fkey FOREIGN KEY (museum_object_id) REFERENCES museum_objects(system_id),
  constraint resources_pkey PRIMARY KEY (id),
  constraint resources_seats_check CHECK (seats > 0)
);

create table service_versions (
  number integer not null,
  document jsonb not null,
  saved_by integer,
  saved_at timestamp with time zone,
  constraint service_versions_number_check CHECK (number > 0),
  constraint service_versions_pkey PRIMARY KEY (number),
  constraint service_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id)
);
CREATE INDEX service_versions_user ON public.service_versions USING btree (saved_by);

create table sessions (
  token_hash bytea not null,
  user_id integer not null,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  id bigint not null generated always as identity,
  device text,
  address inet,
  acts_for integer,
  constraint sessions_acts_for_fkey FOREIGN KEY (acts_for) REFERENCES customers(id),
  constraint sessions_id_key UNIQUE (id),
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_acting ON public.sessions USING btree (acts_for) WHERE (acts_for IS NOT NULL);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

create table slot_allotments (
  slot_id integer not null,
  customer_id integer not null,
  places integer not null,
  used integer not null default 0,
  release_at timestamp with time zone not null,
  constraint slot_allotments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint slot_allotments_pkey PRIMARY KEY (slot_id, customer_id),
  constraint slot_allotments_places_check CHECK (places > 0),
  constraint slot_allotments_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES slots(id),
  constraint slot_allotments_used_check CHECK (used >= 0)
);
CREATE INDEX slot_allotments_customer ON public.slot_allotments USING btree (customer_id);

create table slot_horizons (
  museum_object_id text not null,
  months integer not null default 12,
  edition integer not null default 1,
  filled_until date,
  unlike integer not null default 0,
  closed_weekdays integer[] not null default '{}'::integer[],
  closed_dates date[] not null default '{}'::date[],
  open_dates date[] not null default '{}'::date[],
  constraint slot_horizons_months_check CHECK (months >= 1 AND months <= 24),
  constraint slot_horizons_museum_object_id_fkey FOREIGN KEY (museum_object_id) REFERENCES museum_objects(system_id),
  constraint slot_horizons_pkey PRIMARY KEY (museum_object_id),
  constraint slot_horizons_unlike_check CHECK (unlike >= 0)
);

create table slot_plan_orders (
  plan_id integer not null,
  order_id integer not null,
  slot_id integer not null,
  "position" integer not null,
  revision integer not null,
  act text not null,
  state text not null,
  skipped text,
  refusal text,
  tries integer not null default 0,
  decided_at timestamp with time zone,
  constraint slot_plan_orders_act_check CHECK (act = ANY (ARRAY['offer'::text, 'wait'::text, 'reject'::text, 'leave'::text])),
  constraint slot_plan_orders_check CHECK (act <> 'leave'::text OR state = 'left'::text),
  constraint slot_plan_orders_check1 CHECK ((state = 'skipped'::text) = (skipped IS NOT NULL)),
  constraint slot_plan_orders_check2 CHECK ((state = 'failed'::text) = (refusal IS NOT NULL)),
  constraint slot_plan_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint slot_plan_orders_pkey PRIMARY KEY (plan_id, order_id),
  constraint slot_plan_orders_plan_id_slot_id_fkey FOREIGN KEY (plan_id, slot_id) REFERENCES slot_plan_slots(plan_id, slot_id),
  constraint slot_plan_orders_skipped_check CHECK (skipped = ANY (ARRAY['closed'::text, 'moved'::text, 'changed'::text, 'enough'::text])),
  constraint slot_plan_orders_state_check CHECK (state = ANY (ARRAY['due'::text, 'done'::text, 'skipped'::text, 'failed'::text, 'left'::text, 'untouched'::text]))
);
CREATE UNIQUE INDEX slot_plan_orders_due ON public.slot_plan_orders USING btree (order_id) WHERE (state = 'due'::text);

create table slot_plan_slots (
  plan_id integer not null,
  slot_id integer not null,
  capacity integer,
  quotas jsonb not null,
  closes boolean not null,
  constraint slot_plan_slots_capacity_check CHECK (capacity >= 0),
  constraint slot_plan_slots_pkey PRIMARY KEY (plan_id, slot_id),
  constraint slot_plan_slots_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES slot_plans(id),
  constraint slot_plan_slots_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES slots(id)
);

create table slot_plans (
  id integer not null generated always as identity,
  museum_object_id text not null,
  title text,
  reason text not null,
  started_by integer not null,
  started_at timestamp with time zone not null default now(),
  stopped_at timestamp with time zone,
  stopped_by integer,
  ended_at timestamp with time zone,
  constraint slot_plans_check CHECK ((stopped_at IS NULL) = (stopped_by IS NULL)),
  constraint slot_plans_museum_object_id_fkey FOREIGN KEY (museum_object_id) REFERENCES museum_objects(system_id),
  constraint slot_plans_pkey PRIMARY KEY (id),
  constraint slot_plans_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id),
  constraint slot_plans_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES users(id)
);
CREATE INDEX slot_plans_object ON public.slot_plans USING btree (museum_object_id, id);

create table slot_quotas (
  slot_id integer not null,
  group_category text not null,
  quota integer not null,
  taken integer not null default 0,
  constraint slot_quotas_group_category_check CHECK (group_category = ANY (ARRAY['rf'::text, 'ig'::text, 'cn'::text])),
  constraint slot_quotas_never_over CHECK (taken >= 0 AND taken <= quota),
  constraint slot_quotas_pkey PRIMARY KEY (slot_id, group_category),
  constraint slot_quotas_quota_check CHECK (quota >= 0),
  constraint slot_quotas_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES slots(id)
);

create table slot_rule_versions (
  id integer not null generated always as identity,
  rule_id integer not null,
  number integer not null,
  title text not null,
  kind text not null,
  valid_from date,
  valid_until date,
  weekdays integer[] not null,
  dates date[] not null,
  times time without time zone[] not null,
  capacity integer not null,
  quotas jsonb not null default '[]'::jsonb,
  allotments jsonb not null default '[]'::jsonb,
  saved_by integer,
  saved_at timestamp with time zone not null default now(),
  constraint slot_rule_versions_capacity_check CHECK (capacity >= 0),
  constraint slot_rule_versions_check CHECK (valid_until >= valid_from),
  constraint slot_rule_versions_check1 CHECK ((kind = 'season'::text) = (valid_from IS NOT NULL) AND (kind = 'season'::text OR valid_until IS NULL)),
  constraint slot_rule_versions_check2 CHECK ((kind = 'season'::text) = (cardinality(weekdays) > 0)),
  constraint slot_rule_versions_check3 CHECK ((kind = 'season'::text) = (cardinality(dates) = 0)),
  constraint slot_rule_versions_check4 CHECK ((kind = 'closed'::text) = (cardinality(times) = 0)),
  constraint slot_rule_versions_kind_check CHECK (kind = ANY (ARRAY['season'::text, 'days'::text, 'closed'::text])),
  constraint slot_rule_versions_pkey PRIMARY KEY (id),
  constraint slot_rule_versions_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES slot_rules(id),
  constraint slot_rule_versions_rule_id_number_key UNIQUE (rule_id, number),
  constraint slot_rule_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id),
  constraint slot_rule_versions_title_check CHECK (title <> ''::text)
);

create table slot_rules (
  id integer not null generated always as identity,
  museum_object_id text not null,
  revision integer not null default 1,
  removed_at timestamp with time zone,
  constraint slot_rules_museum_object_id_fkey FOREIGN KEY (museum_object_id) REFERENCES museum_objects(system_id),
  constraint slot_rules_pkey PRIMARY KEY (id)
);
CREATE INDEX slot_rules_object ON public.slot_rules USING btree (museum_object_id) WHERE (removed_at IS NULL);

create table slots (
  id integer not null generated always as identity,
  museum_object_id text not null,
  pass_date date not null,
  starts time without time zone not null,
  capacity integer not null,
  taken integer not null default 0,
  closed boolean not null default false,
  has_rules boolean not null default false,
  made_by integer,
  lowered_to integer,
  constraint slots_museum_object_id_fkey FOREIGN KEY (museum_object_id) REFERENCES museum_objects(system_id),
  constraint slots_museum_object_id_pass_date_starts_key UNIQUE (museum_object_id, pass_date, starts),
  constraint slots_never_oversold CHECK (taken >= 0 AND taken <= capacity),
  constraint slots_pkey PRIMARY KEY (id)
) with (fillfactor=70);

create table submission_windows (
  museum_id integer not null,
  month date not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  constraint submission_windows_check CHECK (closes_at > opens_at),
  constraint submission_windows_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint submission_windows_museum_id_fkey FOREIGN KEY (museum_id) REFERENCES museums(id),
  constraint submission_windows_pkey PRIMARY KEY (museum_id, month)
);
CREATE INDEX submission_windows_closing ON public.submission_windows USING btree (closes_at);

create table users (
  id integer not null generated always as identity,
  customer_id integer,
  login text not null,
  name text not null,
  password_hash text,
  roles text[] not null,
  language text not null default 'ru'::text,
  news_mark boolean not null default false,
  created_at timestamp with time zone not null default now(),
  status text not null default 'active'::text,
  email text,
  phone text,
  removed_at timestamp with time zone,
  password_changed_at timestamp with time zone,
  last_login_at timestamp with time zone,
  notifications jsonb not null default '{}'::jsonb,
  totp_sealed bytea,
  totp_since timestamp with time zone,
  totp_last_step bigint,
  new_email text,
  constraint users_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint users_login_key UNIQUE (login),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_status_check CHECK (status = ANY (ARRAY['invited'::text, 'active'::text, 'removed'::text]))
);
CREATE INDEX users_customer ON public.users USING btree (customer_id);
CREATE INDEX users_email ON public.users USING btree (lower(email) text_pattern_ops) WHERE (email IS NOT NULL);
CREATE INDEX users_login_beginning ON public.users USING btree (login text_pattern_ops);

create table vat_rates (
  code text not null,
  valid_from date not null,
  valid_until date,
  percent integer,
  constraint vat_rates_check CHECK (valid_until >= valid_from),
  constraint vat_rates_percent_check CHECK (percent >= 0 AND percent <= 99),
  constraint vat_rates_pkey PRIMARY KEY (code, valid_from)
);

create table voucher_papers (
  voucher_id integer not null,
  file_id integer not null,
  constraint voucher_papers_file_id_fkey FOREIGN KEY (file_id) REFERENCES kept_files(id),
  constraint voucher_papers_pkey PRIMARY KEY (voucher_id, file_id),
  constraint voucher_papers_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES vouchers(id)
);
CREATE INDEX voucher_papers_file ON public.voucher_papers USING btree (file_id);

create table vouchers (
  id integer not null generated always as identity,
  order_id integer not null,
  version integer not null,
  code text not null,
  facts jsonb not null,
  words jsonb not null,
  issued_by integer,
  issued_at timestamp with time zone not null default now(),
  constraint vouchers_code_check CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{28}$'::text),
  constraint vouchers_code_key UNIQUE (code),
  constraint vouchers_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  constraint vouchers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint vouchers_order_id_version_key UNIQUE (order_id, version),
  constraint vouchers_pkey PRIMARY KEY (id),
  constraint vouchers_version_check CHECK (version > 0)
);
CREATE INDEX vouchers_issued_by ON public.vouchers USING btree (issued_by);
CREATE TRIGGER vouchers_issued_for_good BEFORE DELETE OR UPDATE OF order_id, version, code, issued_at OR TRUNCATE ON vouchers FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table waiting_entries (
  slot_id integer not null,
  turn bigint not null,
  order_id integer not null,
  since timestamp with time zone not null default clock_timestamp(),
  resting boolean not null default false,
  constraint waiting_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint waiting_entries_pkey PRIMARY KEY (slot_id, turn),
  constraint waiting_entries_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES slots(id)
);
CREATE UNIQUE INDEX waiting_entries_order ON public.waiting_entries USING btree (order_id, slot_id);

create sequence waiting_turns as bigint start 1 increment 1;

create view company_facts as
 SELECT id,
    version,
    facts,
    valid_from,
    published_at
   FROM company_versions
  WHERE published_at IS NOT NULL;

create view equipment_takers as
 SELECT taken.service,
    taken.day,
    taken.quantity,
    orders.id AS order_id
   FROM orders
     CROSS JOIN LATERAL equipment_of(orders.*) taken(service, day, quantity)
  WHERE orders.kind = 'audio_guides'::text AND (orders.status = ANY (ARRAY['in_processing'::text, 'confirmed'::text]))
UNION ALL
 SELECT change_equipment.service,
    change_equipment.day,
    change_equipment.quantity,
    change_equipment.order_id
   FROM change_equipment;

create view invoice_sums as
 SELECT invoices.id AS invoice_id,
    GREATEST(came.amount, covered.amount + charged.amount)::bigint AS paid_kopecks,
    credited.amount::bigint AS credited_kopecks,
    GREATEST(0::numeric, invoices.amount_kopecks::numeric - credited.amount - GREATEST(came.amount, covered.amount + charged.amount))::bigint AS left_kopecks
   FROM invoices
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(ledger_allocations.amount_kopecks), 0::numeric) AS amount
           FROM offered_ledger_allocations ledger_allocations
          WHERE ledger_allocations.reference = ('invoice:'::text || invoices.id)) came
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(LEAST(invoice_orders.asked_kopecks, GREATEST(0::bigint, orders.paid_kopecks - invoice_orders.paid_before_kopecks))), 0::numeric) AS amount
           FROM invoice_orders
             JOIN offered_orders orders ON orders.id = invoice_orders.order_id
          WHERE invoice_orders.invoice_id = invoices.id) covered
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(LEAST(invoice_fees.asked_kopecks::numeric, GREATEST(0::numeric, paid.amount - invoice_fees.paid_before_kopecks::numeric))), 0::numeric) AS amount
           FROM invoice_fees
             CROSS JOIN LATERAL ( SELECT COALESCE(sum(ledger_allocations.amount_kopecks), 0::numeric) AS amount
                   FROM offered_ledger_allocations ledger_allocations
                  WHERE ledger_allocations.reference = ('prolongation:'::text || invoice_fees.request_id)) paid
          WHERE invoice_fees.invoice_id = invoices.id) charged
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(notes.amount_kopecks), 0::numeric) AS amount
           FROM invoices notes
          WHERE notes.corrects_id = invoices.id) credited
  WHERE invoices.kind = 'invoice'::text;

create view kept_file_uses as
 SELECT price_lists.file_id
   FROM price_lists
  WHERE price_lists.file_id IS NOT NULL
UNION ALL
 SELECT invoices.file_id
   FROM invoices
UNION ALL
 SELECT bank_statements.file_id
   FROM bank_statements
UNION ALL
 SELECT reconciliation_files.file_id
   FROM reconciliation_files
UNION ALL
 SELECT reconciliation_comparisons.file_id
   FROM reconciliation_comparisons
UNION ALL
 SELECT accountant_tasks.paper_file_id AS file_id
   FROM accountant_tasks
  WHERE accountant_tasks.paper_file_id IS NOT NULL
UNION ALL
 SELECT licenses.scan_id AS file_id
   FROM licenses
  WHERE licenses.scan_id IS NOT NULL
UNION ALL
 SELECT messages.file_id
   FROM messages
  WHERE messages.file_id IS NOT NULL
UNION ALL
 SELECT publication_pictures.file_id
   FROM publication_pictures
UNION ALL
 SELECT voucher_papers.file_id
   FROM voucher_papers;

create view login_customers as
 SELECT id,
    kind,
    name,
    status,
    erased_at
   FROM customers;

create view offered_audit_log as
 SELECT id,
    at,
    actor_name,
    customer_id,
    action,
    subject,
    subject_id,
    details
   FROM audit_log;

create view offered_countries as
 SELECT id,
    name
   FROM countries;

create view offered_customer_terms as
 SELECT customer_id,
    museum_object_id,
    cut_off_minutes
   FROM customer_terms;

create view offered_customers as
 SELECT id,
    name,
    settlement,
    credit_limit_kopecks,
    inn,
    pay_hours,
    kind
   FROM customers;

create view offered_duty_shifts as
 SELECT id,
    employee_id,
    starts_at,
    ends_at,
    phone
   FROM duty_shifts;

create view offered_installation as
 SELECT name
   FROM installation;

create view offered_invoice_fees as
 SELECT invoice_id,
    request_id,
    asked_kopecks
   FROM invoice_fees;

create view offered_invoice_orders as
 SELECT invoice_id,
    order_id,
    asked_kopecks
   FROM invoice_orders;

create view offered_invoices as
 SELECT invoices.id,
    invoices.kind,
    invoices.year,
    invoices.number,
    invoices.customer_id,
    invoices.issued_on,
    invoices.due_on,
    invoices.buyer_inn,
    invoices.amount_kopecks,
    invoice_sums.paid_kopecks,
    invoice_sums.credited_kopecks,
    invoice_sums.left_kopecks
   FROM invoices
     LEFT JOIN invoice_sums ON invoice_sums.invoice_id = invoices.id;

create view offered_kept_files as
 SELECT id,
    kind,
    name,
    media_type,
    size,
    customer_id,
    made_at,
    sha256,
    made_by,
    streamed_size
   FROM kept_files;

create view offered_ledger_accounts as
 SELECT id,
    kind,
    customer_id
   FROM ledger_accounts;

create view offered_ledger_allocations as
 SELECT id,
    customer_id,
    reference,
    source,
    amount_kopecks,
    actor_id,
    at
   FROM ledger_allocations;

create view offered_ledger_entries as
 SELECT transaction_id,
    account_id,
    amount_kopecks,
    currency
   FROM ledger_entries;

create view offered_ledger_transactions as
 SELECT id,
    kind,
    reference
   FROM ledger_transactions;

create view offered_legal_texts as
 SELECT kind,
    version,
    valid_from,
    published_at
   FROM legal_texts;

create view offered_mails as
 SELECT id,
    recipient,
    template,
    facts,
    customer_id,
    created_at,
    sent_at
   FROM mails;

create view offered_museum_objects as
 SELECT system_id,
    museum_id,
    name,
    countries,
    instant,
    usual_entrance,
    zone,
    cut_off,
    free_change_hours,
    penalty_kopecks,
    service,
    seats,
    guide_language,
    closed_weekdays,
    closed_dates,
    least_people,
    most_people,
    needs_license,
    visit_minutes,
    entrance_names,
    open_dates,
    archived_at,
    persons_per_guide
   FROM museum_objects;

create view offered_museums as
 SELECT id,
    name,
    emblem,
    district,
    types,
    order_kinds,
    archived_at,
    travel
   FROM museums;

create view offered_orders as
 SELECT id,
    customer_id,
    placed_by,
    museum_object_id,
    pass_date,
    starts,
    guide,
    status,
    total_kopecks,
    penalty_kopecks,
    paid_kopecks,
    kind,
    group_category,
    places,
    refno,
    museum_id,
    country_id,
    confirmed_time,
    entrance,
    guide_phone,
    adult,
    child,
    lines,
    details,
    programme_id,
    redeemed_at
   FROM orders;

create view offered_payments as
 SELECT id,
    customer_id,
    provider,
    status
   FROM payments;

create view offered_price_lists as
 SELECT id,
    group_category,
    customer_id,
    valid_from,
    valid_until,
    current_version_id
   FROM price_lists;

create view offered_price_tables as
 SELECT version_id,
    museum_object_id
   FROM price_tables;

create view offered_prolongation_requests as
 SELECT requests.id,
    requests.customer_id,
    requests.group_id,
    requests.state,
        CASE
            WHEN requests.state = ANY (ARRAY['declined'::text, 'withdrawn'::text]) THEN 0::numeric
            ELSE GREATEST(0::numeric, requests.fee_kopecks::numeric - paid.amount)
        END::bigint AS due_kopecks
   FROM prolongation_requests requests
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(ledger_allocations.amount_kopecks), 0::numeric) AS amount
           FROM offered_ledger_allocations ledger_allocations
          WHERE ledger_allocations.reference = ('prolongation:'::text || requests.id)) paid;

create view offered_provider_hours as
 SELECT provider,
    hour,
    last_answer_at
   FROM provider_hours;

create view offered_slot_allotments as
 SELECT slot_id,
    customer_id,
    places,
    used,
    release_at
   FROM slot_allotments;

create view offered_slot_quotas as
 SELECT slot_id,
    group_category,
    quota,
    taken
   FROM slot_quotas;

create view offered_slots as
 SELECT id,
    museum_object_id,
    pass_date,
    starts,
    capacity,
    taken,
    closed,
    has_rules
   FROM slots;

create view offered_submission_windows as
 SELECT museum_id,
    month,
    opens_at,
    closes_at
   FROM submission_windows;

create view offered_users as
 SELECT id,
    customer_id,
    login,
    name,
    roles,
    language,
    status,
    email,
    phone,
    removed_at,
    last_login_at,
    notifications,
    totp_since
   FROM users;

create view price_files as
 SELECT id,
    name,
    media_type,
    content,
    sha256,
    made_by AS uploaded_by,
    made_at AS uploaded_at,
    made_from
   FROM kept_files
  WHERE kind = 'price_list'::text;

create view slot_holds as
 SELECT id,
    slot_id,
    user_id,
    customer_id,
    group_category,
    places,
    expires_at
   FROM holds;

create view slot_line as
 SELECT waiting_entries.slot_id,
    waiting_entries.turn,
    waiting_entries.resting,
    orders.id AS order_id,
    orders.customer_id,
    orders.group_category,
    orders.places,
    orders.status
   FROM waiting_entries
     JOIN orders ON orders.id = waiting_entries.order_id;

create view slot_orders as
 SELECT id,
    status,
    slot_id,
    revision
   FROM orders
  WHERE slot_id IS NOT NULL;

create view slot_takers as
 SELECT orders.slot_id,
    orders.customer_id,
    orders.group_category,
    orders.places,
    orders.id AS order_id
   FROM orders
  WHERE orders.slot_id IS NOT NULL AND (orders.status = ANY (ARRAY['in_processing'::text, 'confirmed'::text]))
UNION ALL
 SELECT holds.slot_id,
    holds.customer_id,
    holds.group_category,
    holds.places,
    NULL::integer AS order_id
   FROM holds;

-- function admits_nobody(p_day date, p_weekdays integer[], p_dates date[])
--   returns boolean language sql immutable
-- function agreed_cut_off(p_customer_id integer, p_museum_object_id text)
--   returns TABLE(cut_off interval) language sql stable
-- function check_document_number()
--   returns trigger language plpgsql
-- function check_document_of_number()
--   returns trigger language plpgsql
-- function check_invoice_number()
--   returns trigger language plpgsql
-- function check_ledger_balance()
--   returns trigger language plpgsql
-- function check_opening_posted()
--   returns trigger language plpgsql
-- function check_payment_goes_forward()
--   returns trigger language plpgsql
-- function check_prolongation_decided_once()
--   returns trigger language plpgsql
-- function cut_off_moment(p_museum_object_id text, p_customer_id integer, p_pass_date date, p_starts time without time zone)
--   returns timestamp with time zone language sql stable
-- function default_zone()
--   returns text language sql immutable
-- function describe_kept_file()
--   returns trigger language plpgsql
-- function equipment_of(p_order orders)
--   returns TABLE(service text, day date, quantity integer) language sql stable
-- function exchange_places(p_slot_id integer, p_customer_id integer, p_from_category text, p_from integer, p_to_category text, p_to integer, p_by_staff boolean DEFAULT false)
--   returns boolean language plpgsql
-- function first_waiting(p_slot_id integer)
--   returns integer language sql stable
-- function free_places(p_slot_id integer, p_customer_id integer, p_group_category text, p_hold_id integer DEFAULT NULL::integer, p_user_id integer DEFAULT NULL::integer)
--   returns integer language sql stable
-- function free_until(p_pass_date date, p_starts time without time zone, p_zone text, p_hours integer)
--   returns timestamp with time zone language sql stable
-- function hold_slot_plan(p_plan_id integer)
--   returns boolean language plpgsql
-- function is_shut_on(p_day date, p_weekdays integer[], p_dates date[], p_open date[])
--   returns boolean language sql immutable
-- function join_waiting(p_order_id integer, p_slot_ids integer[], p_resting boolean DEFAULT false)
--   returns void language plpgsql
-- function kept_places(p_slot_id integer)
--   returns integer language sql stable
-- function leave_waiting()
--   returns trigger language plpgsql
-- function local_day(p_at timestamp with time zone, p_zone text DEFAULT NULL::text)
--   returns date language sql immutable
-- function lock_equipment(p_from date, p_until date)
--   returns TABLE(service text, stock integer, free integer) language plpgsql
-- function midnight_of(p_day date)
--   returns timestamp with time zone language sql immutable
-- function move_equipment(p_service text, p_day date, p_delta integer)
--   returns void language plpgsql
-- function move_places(p_slot_id integer, p_customer_id integer, p_group_category text, p_delta integer, p_by_staff boolean DEFAULT false)
--   returns void language plpgsql
-- function note_line(p_slot_ids integer[])
--   returns void language sql
-- function offer_places(p_slot_id integer)
--   returns void language plpgsql
-- function order_until(p_pass_date date, p_starts time without time zone, p_zone text, p_agreed interval, p_own interval)
--   returns timestamp with time zone language sql stable
-- function pay_until(p_since timestamp with time zone, p_customer_id integer, p_museum_object_id text, p_pass_date date, p_starts time without time zone)
--   returns timestamp with time zone language sql stable
-- function payable_from(p_customer_id integer)
--   returns timestamp with time zone language sql stable
-- function place_order(p_owner text, p_key text, p_data_hash bytea, p_answer jsonb, p_customer_id integer, p_user_id integer, p_kind text, p_group_category text, p_refno text, p_museum_object_id text, p_slot_id integer, p_pass_date date, p_starts time without time zone, p_country_id integer, p_persons_per_guide integer, p_guide text, p_guide_phone text, p_qty_guide integer, p_notes text, p_places integer, p_lines jsonb, p_total_kopecks bigint, p_price_version_id integer, p_status text, p_entrance text, p_takes_places boolean, p_details jsonb DEFAULT '{}'::jsonb, p_adult integer DEFAULT NULL::integer, p_child integer DEFAULT NULL::integer, p_programme_id integer DEFAULT NULL::integer, p_waiting jsonb DEFAULT '{}'::jsonb, p_action text DEFAULT 'post_request'::text)
--   returns integer language sql
-- function places_for(p_slot_id integer, p_customer_id integer, p_group_category text, p_given integer DEFAULT 0, p_given_category text DEFAULT NULL::text)
--   returns integer language sql stable
-- function recount_slot(p_slot_id integer)
--   returns void language plpgsql
-- function refuse_company_rewriting()
--   returns trigger language plpgsql
-- function refuse_opening_rewriting()
--   returns trigger language plpgsql
-- function refuse_published_prices()
--   returns trigger language plpgsql
-- function refuse_published_text()
--   returns trigger language plpgsql
-- function refuse_rewriting()
--   returns trigger language plpgsql
-- function refuse_unsound_order()
--   returns trigger language plpgsql
-- function return_expired_holds(p_slot_id integer)
--   returns integer language plpgsql
-- function send_hold(p_hold_id integer, p_user_id integer, p_slot_id integer, p_places integer, p_customer_id integer, p_group_category text)
--   returns integer language plpgsql
-- function settle_change_equipment()
--   returns trigger language plpgsql
-- function settle_equipment()
--   returns trigger language plpgsql
-- function subject_name(p_kind text, p_id text, p_language text)
--   returns text language sql stable
-- function vat_percent(code text, day date)
--   returns integer language sql stable
-- function visit_moment(p_pass_date date, p_starts time without time zone, p_zone text)
--   returns timestamp with time zone language sql immutable
-- function wake_waiting(p_slot_id integer)
--   returns void language sql
-- function words_of(name text)
--   returns tsvector language sql immutable
-- function write_order(p_customer_id integer, p_placed_by integer, p_kind text, p_group_category text, p_refno text, p_pass_date date, p_starts time without time zone, p_guide text, p_guide_phone text, p_qty_guide integer, p_notes text, p_places integer, p_lines jsonb, p_details jsonb, p_total_kopecks bigint, p_status text, p_museum_object_id text DEFAULT NULL::text, p_museum_id integer DEFAULT NULL::integer, p_slot_id integer DEFAULT NULL::integer, p_country_id integer DEFAULT NULL::integer, p_persons_per_guide integer DEFAULT NULL::integer, p_adult integer DEFAULT NULL::integer, p_child integer DEFAULT NULL::integer, p_price_version_id integer DEFAULT NULL::integer, p_entrance text DEFAULT NULL::text, p_programme_id integer DEFAULT NULL::integer, p_takes_places boolean DEFAULT false, p_waiting jsonb DEFAULT '{}'::jsonb, p_owner text DEFAULT NULL::text, p_action text DEFAULT NULL::text, p_key text DEFAULT NULL::text, p_data_hash bytea DEFAULT NULL::bytea, p_answer jsonb DEFAULT NULL::jsonb)
--   returns integer language plpgsql
