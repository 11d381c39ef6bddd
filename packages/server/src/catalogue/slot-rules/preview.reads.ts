import type { RuledOrder, RulePreview, SlotRuleContent } from '@anfilada/contract/orders/slot-rules'
import type { Db } from '../../db/pool.ts'
import { changedDays, type Horizon, horizonOf, planDays, planValues, rulesWith, unruledDays } from './plan-days.rules.ts'
import { listRules } from './slot-rules.reads.ts'
import { otherwise, wantedSlots } from './wanted.sql.ts'

export type RuleAsked = { ruleId: number | undefined; rule: SlotRuleContent | undefined }
/** Slots of somebody: those that would close, and those too small for what is taken with what they should become. */
type InTheWay = { closing: number[]; lowered: { slotId: number; capacity: number; quotas: SlotRuleContent['quotas'] }[] }

/** What another content of a rule would do on the days that it changes, from today until the horizon; nothing is changed. */
export async function previewRule(db: Db, objectId: string, horizon: Horizon, asked: RuleAsked): Promise<RulePreview> {
  const { until, unruled, titles, rows, closing, lowered } = await readChanges(db, objectId, horizon, asked)
  const slots = lowered.map(({ slotId }) => slotId)
  const sum = (count: 'made' | 'changed' | 'closed' | 'by_hand'): number => rows.reduce((total, row) => total + row[count], 0)
  return {
    until,
    made: sum('made'),
    changed: sum('changed'),
    closed: sum('closed'),
    by_hand: sum('by_hand'),
    days: rows.map(({ day, closing: _closing, lowered: _lowered, ...counts }) => ({
      date: day,
      title: titles.get(day) ?? null,
      ...counts,
    })),
    unruled,
    orders: await listTouched(db, closing, slots),
  }
}

/** The slots of somebody that another content of a rule would close or make too small. */
export async function findInTheWayOfRule(db: Db, objectId: string, horizon: Horizon, asked: RuleAsked): Promise<InTheWay> {
  const { closing, lowered } = await readChanges(db, objectId, horizon, asked)
  return { closing, lowered }
}

async function readChanges(db: Db, objectId: string, horizon: Horizon, { ruleId, rule }: RuleAsked) {
  const days = { first: horizon.today, last: horizonOf(horizon) }
  const rules = await listRules(db, objectId)
  const before = planDays(rules, horizon, days)
  const after = planDays(rulesWith(rules, ruleId, rule), horizon, days)
  const changed = changedDays(before, after)
  const titles = new Map(after.days.map(({ day, title }) => [day, title]))
  const plan = { days: after.days.filter(({ day }) => changed.has(day)), said: after.said }
  const { rows } = await db.query({
    name: 'slot_rules_preview',
    text: changesByDay,
    values: [...planValues(objectId, plan), [...changed]],
  })
  const said = new Map(after.said.map(({ version, capacity, quotas }) => [version, { capacity, quotas: [...quotas] }]))
  const versions = new Map(after.days.map(({ day, version }) => [day, version]))
  const lowered = rows.flatMap(({ day, lowered: slots }) => {
    const target = said.get(versions.get(day) ?? NaN)
    return target ? (slots ?? []).map((slotId) => ({ slotId, ...target })) : []
  })
  return {
    until: days.last,
    unruled: unruledDays(after, horizon),
    titles,
    rows,
    closing: rows.flatMap(({ closing }) => closing ?? []),
    lowered,
  }
}

/** `closing`, `lowered`: slots that would sell nothing more and have somebody who waits or goes there, and those too small for what is taken. */
const changesByDay = `
  with wanted as materialized (${wantedSlots}), compared as (
    select coalesce(wanted.day, slots.pass_date) as day, slots.id, slots.made_by, slots.taken, wanted.version, wanted.capacity,
      slots.made_by is not null and ${otherwise} as differs,
      slots.made_by is not null and wanted.version is null and not slots.closed as closes,
      slots.id is not null and slots.made_by is null and (wanted.version is null or slots.closed or slots.capacity <> wanted.capacity) as by_hand,
      wanted.quotas
    from wanted full join (
      select slots.* from slots where slots.museum_object_id = $1 and slots.pass_date = any ($5::date[])
    ) as slots on slots.pass_date = wanted.day and slots.starts = wanted.starts
    left join slot_rule_versions as made on made.id = slots.made_by
    join museum_objects on museum_objects.system_id = $1
    where visit_moment(coalesce(wanted.day, slots.pass_date), coalesce(wanted.starts, slots.starts), museum_objects.zone) > now()
  )
  select compared.day, (count(*) filter (where compared.id is null))::integer as made,
    (count(*) filter (where compared.differs and not compared.closes))::integer as changed,
    (count(*) filter (where compared.closes))::integer as closed,
    (count(*) filter (where compared.by_hand))::integer as by_hand,
    array_agg(compared.id) filter (where compared.closes and (compared.taken > 0 or exists (
      select from slot_line where slot_line.slot_id = compared.id))) as closing,
    array_agg(compared.id) filter (where compared.differs and not compared.closes and compared.taken > 0 and (compared.capacity < compared.taken or exists (
      select from jsonb_to_recordset(compared.quotas) as quotas (type text, quota integer)
      where quotas.quota < (select coalesce(sum(slot_takers.places), 0) from slot_takers
        where slot_takers.slot_id = compared.id and slot_takers.group_category = quotas.type)))) as lowered
  from compared
  where compared.id is null or compared.differs or compared.by_hand
  group by compared.day order by compared.day`

/** Orders that hold places of the slots, and of those that close whoever waits for them. */
async function listTouched(db: Db, closing: readonly number[], lowered: readonly number[]): Promise<RuledOrder[]> {
  if (closing.length + lowered.length === 0) return []
  const { rows } = await db.query({
    name: 'slot_rules_orders',
    text: `select touched.order_id as id, slot_orders.status, customers.name as customer, touched.group_category as type, touched.places,
                  slots.pass_date as date, slots.starts as time
           from (
             select slot_takers.slot_id, slot_takers.order_id, slot_takers.customer_id, slot_takers.group_category, slot_takers.places
             from slot_takers where slot_takers.slot_id = any ($1::integer[] || $2::integer[])
             union all
             select slot_line.slot_id, slot_line.order_id, slot_line.customer_id, slot_line.group_category, slot_line.places
             from slot_line where slot_line.slot_id = any ($1::integer[])
           ) as touched
           join slots on slots.id = touched.slot_id
           join slot_orders on slot_orders.id = touched.order_id
           join offered_customers as customers on customers.id = touched.customer_id
           order by slots.pass_date, slots.starts, touched.order_id`,
    values: [closing, lowered],
  })
  return rows
}
