import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { LegalTextKind } from '@anfilada/contract/legal-texts'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db } from '../db/pool.ts'
import type { SetupFacts } from './setup.rules.ts'

const today = 'local_day(now())'
/** Lists for everybody that are published and not over. */
const lists = `offered_price_lists as price_lists where price_lists.customer_id is null and price_lists.current_version_id is not null
  and price_lists.valid_until >= ${today}`
const unpricedSql = `objects where exists (
    select from unnest(objects.types) as category (name) where not exists (
      select from offered_price_tables as price_tables where price_tables.museum_object_id = objects.system_id
        and price_tables.version_id in (select price_lists.current_version_id from ${lists} and price_lists.group_category = category.name)))`
const unslottedSql = `objects where not exists (
    select from offered_slots as slots where slots.museum_object_id = objects.system_id and slots.pass_date >= ${today} and not slots.closed)`
const unwindowedSql = `open_museums as museum where 'schedule' = any (museum.order_kinds) and not exists (
    select from offered_submission_windows as submission_windows where submission_windows.museum_id = museum.id and submission_windows.closes_at > now())`
const employees = `offered_users as users where users.customer_id is null and users.status = 'active'`
const inForce = (kind: LegalTextKind): string => `exists (select from offered_legal_texts as legal_texts
  where legal_texts.kind = '${kind}' and legal_texts.published_at is not null and legal_texts.valid_from <= ${today})`
const named = (sql: string): string => `array(select found.name ->> $1 from (select * from ${sql} limit 5) found order by 1)`
const counted = (sql: string): string => `(select count(*)::integer from ${sql})`

export type AskedSetup = { language: Language; providers: readonly string[]; daysAhead: number }

/**
 * How far the company is set up, all in one statement. Every part of it asks an index for its first row, or counts what a company has few
 * of (museums, objects, lists, employees): it costs the same however many slots, orders, payments and mails there are.
 */
export async function findSetupFacts(db: Db, { language, providers, daysAhead }: AskedSetup): Promise<SetupFacts> {
  const { rows } = await db.query({
    name: 'setup_facts',
    text: `with open_museums as materialized (select own.id, own.name, own.types, own.order_kinds from offered_museums as own where own.archived_at is null),
             objects as materialized (
               select museum_objects.system_id, museum_objects.name, museum_objects.penalty_kopecks, museum.types
               from offered_museum_objects as museum_objects join open_museums as museum on museum.id = museum_objects.museum_id
               where museum_objects.archived_at is null)
           select exists (select from company_facts where company_facts.valid_from <= ${today}) as "hasCompany",
             ${inForce('consent')} as "hasConsent", ${inForce('offer')} as "hasOffer",
             ${counted('open_museums')} as museums, ${counted('objects')} as objects,
             exists (select from offered_audit_log as audit_log where audit_log.action = 'terms.object_changed')
               or exists (select from objects where objects.penalty_kopecks > 0) as "hasTerms",
             array(select category.name from (select distinct unnest(objects.types) as name from objects) as category
                   where (select range_agg(daterange(price_lists.valid_from, price_lists.valid_until, '[]'))
                            @> daterange(${today}, ${today} + $3::integer, '[]')
                          from ${lists} and price_lists.group_category = category.name) is not true order by 1) as "unpricedCategories",
             ${counted(unpricedSql)} as unpriced, ${named(unpricedSql)} as "unpricedNames",
             ${counted(unslottedSql)} as unslotted, ${named(unslottedSql)} as "unslottedNames",
             ${counted(unwindowedSql)} as unwindowed, ${named(unwindowedSql)} as "unwindowedNames",
             ${counted(employees)} as employees, ${counted(`${employees} and 'admin' = any (users.roles)`)} as admins,
             exists (select from offered_duty_shifts as duty_shifts where duty_shifts.ends_at > now()
                       and duty_shifts.starts_at < now() + interval '7 days') as "hasShift",
             exists (select from offered_mails as mails where mails.template = 'mail_test' and mails.sent_at is not null) as "hasTestMail",
             exists (select from offered_provider_hours as provider_hours
                     where provider_hours.provider = any ($2::text[]) and provider_hours.last_answer_at is not null)
               or exists (select from offered_payments as payments
                          where payments.status = 'COMPLETE' and payments.provider = any ($2::text[])) as "hasPayment",
             exists (select from offered_customers) as "hasCustomer",
             exists (select from offered_installation as installation where installation.name = 'demo') as "isDemo"`,
    values: [nameKeys[language], providers, daysAhead],
  })
  return onlyRow(rows)
}
