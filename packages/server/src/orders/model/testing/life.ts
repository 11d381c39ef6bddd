import { expect } from 'vitest'
import { addDays } from '@anfilada/contract/dates'
import { addServices, loanData } from '../../../testing/services.ts'
import {
  addPriceList,
  addSlot,
  ask,
  createWorld,
  instantObjectId,
  objectId,
  type Principal,
  ticketsFor,
  visitDate,
  type World,
} from '../../../testing/world.ts'
import { dropOverdueChanges } from '../../changing/drop-change.ts'
import { expireOrders } from '../../expiry/expire-orders.ts'
import { serveAllWaiting } from '../../waiting/serve-waiting.ts'
import { type Heard, type ModelOrder, OrderModel, penaltyEach } from './order-model.ts'
import { type Step, type StepOf, tell } from './steps.ts'

const owners = ['agencyOwner', 'otherAgency', 'individual'] as const satisfies readonly Principal[]
const objects = [objectId, objectId, instantObjectId] as const
const sets = 'multicast_audio_system'
const nextDay = addDays(visitDate, 1)

type Placed = { result: Record<string, number> }
type PlacedLines = { results: { id?: number; code?: string }[] }
type Answer<T = Placed> = { success: boolean; code?: string; data: T }
type Stored = {
  id: number
  status: string
  heads: number
  total: number
  penalty: number
  revision: number
  slot: number | null
  pending: [number | null, number] | null
}
type Snapshot = { orders: Stored[]; slots: unknown[]; lent: number[]; owed: Record<string, number> }

/** A world in which histories are lived; each has slots of its own and goes on with the people, the equipment and the books as they are. */
export class Stage {
  readonly world: World
  readonly customers: readonly number[]
  /** Of one person, kopecks. */
  amount = 0
  /** Visits that begin do so one by one, each a minute before the last: no two of an object at one time. */
  begun = 0
  readonly built = new Date(Math.floor(Date.now() / 60_000) * 60_000)

  private constructor(world: World, customers: readonly number[]) {
    this.world = world
    this.customers = customers
  }

  static async build(): Promise<Stage> {
    const world = await createWorld()
    await addServices(world)
    await makePlansOnce(world)
    await world.pool.query('update museum_objects set penalty_kopecks = $1, free_change_hours = 2400 where system_id = $2', [
      penaltyEach,
      instantObjectId,
    ])
    const { rows } = await world.pool.query<{ id: number }>(
      `select id from customers where name in ('agency', 'other', 'individual') order by array_position(array['agency', 'other', 'individual'], name)`,
    )
    const stage = new Stage(
      world,
      rows.map(({ id }) => id),
    )
    await stage.publish(150_000)
    return stage
  }

  /** The object admits nobody on the day of the visits. */
  async shut(object: string, shut: boolean): Promise<void> {
    const dates = shut ? [visitDate] : []
    await this.world.pool.query('update museum_objects set closed_dates = $2::date[] where system_id = $1', [object, dates])
  }

  /** From now on a person costs this much; a set of equipment a tenth. */
  async publish(amount: number): Promise<void> {
    const prices = { 'ticket:common': { amount }, 'service:multicast_audio_system': { amount: amount / 10 } }
    const { pool } = this.world
    this.amount = amount
    for (const category of ['ig', 'rf']) {
      const name = `Список ${category}`
      const { rowCount } = await pool.query(
        `with list as (select id from price_lists where name = $1), version as (
           insert into price_list_versions (price_list_id, number)
           select list.id, 1 + (select max(number) from price_list_versions where price_list_id = list.id) from list returning id
         ) insert into price_tables (version_id, museum_object_id, prices) select version.id, object, $3::jsonb from version, unnest($2::text[]) as object`,
        [name, [objectId, instantObjectId], JSON.stringify(prices)],
      )
      if (rowCount === 0) {
        const version = await addPriceList(pool, category, { [objectId]: prices, [instantObjectId]: prices })
        await pool.query(`update price_lists set name = $1, valid_from = '2021-01-01' where current_version_id = $2`, [name, version])
      }
      await pool.query(
        `update price_list_versions set published_at = now() where published_at is null and price_list_id = (select id from price_lists where name = $1)`,
        [name],
      )
      await pool.query(
        `update price_lists set current_version_id = (select max(id) from price_list_versions where price_list_id = price_lists.id) where name = $1`,
        [name],
      )
    }
  }
}

/** Half of the database's work was planning: a plan made for the first history does for all, whatever the tables have grown to. */
async function makePlansOnce({ pool }: World): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  for (const setting of ['plan_cache_mode = force_generic_plan', 'enable_seqscan = off']) {
    await pool.query(`alter database ${rows[0]?.name} set ${setting}`)
    await pool.query(`set ${setting}`)
  }
}

const decisions = {
  accept: ['accept_change', {}],
  decline: ['decline_change', { reason: 'Нет мест' }],
  cancel_by_staff: ['cancel_order', {}],
  confirm: ['confirm_order', { time: '10:00', entrance: 'Подъезд 3' }],
  reject: ['reject_order', { reason: 'Закрыто' }],
  wait: ['wait_order', {}],
} as const

/** One history: whatever is done is done by the API, and after each step the database says what the model says. */
export class Life {
  readonly model: OrderModel
  readonly #stage: Stage
  readonly #slots: number[]
  readonly #ids: number[] = []
  readonly #dates: string[] = objects.map(() => visitDate)
  readonly #lent: number[]
  #seen: Snapshot = { orders: [], slots: [], lent: [], owed: {} }

  private constructor(stage: Stage, model: OrderModel, slots: number[], lent: number[]) {
    this.model = model
    this.#stage = stage
    this.#slots = slots
    this.#lent = lent
  }

  static async begin(stage: Stage): Promise<Life> {
    const { world } = stage
    const model = new OrderModel(stage.amount)
    const slots: number[] = []
    for (const [index, object] of objects.entries()) slots.push(await addSlot(world, { capacity: model.slot(index).capacity, object }))
    const { rows } = await world.pool.query<{ taken: number }>(
      `insert into equipment_days (service, day, stock) select $1, day, $3 from unnest($2::date[]) as day
       on conflict (day, service) do update set stock = equipment_days.taken + excluded.stock returning taken`,
      [sets, [visitDate, nextDay], model.stock],
    )
    return new Life(
      stage,
      model,
      slots,
      rows.map(({ taken }) => taken),
    )
  }

  /** Lives the steps; a fault names the step and tells the history up to it. */
  async live(steps: readonly Step[], look: (step: Step, heard: Heard, model: OrderModel) => void): Promise<void> {
    for (const [index, step] of steps.entries()) {
      try {
        const acting = 'which' in step ? this.model.pick(step) : undefined
        const before = acting && { ...acting }
        const orders = this.model.orders.length
        const heard = this.model.take(step)
        if (heard !== null) expect(await this.#perform(step, acting, before)).toBe(heard)
        if (this.model.orders.length < orders) throw new Error('An order is gone')
        await this.#compare()
        look(step, heard, this.model)
      } catch (error) {
        throw new Error(
          `step ${index + 1} of: ${tell(steps.slice(0, index + 1))}\n${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      }
    }
    await this.#end()
  }

  async #ask<T = Placed>(
    as: Principal,
    action: string,
    data: object,
    api: 'customer' | 'office' = 'customer',
  ): Promise<Answer<T> & { heard: string }> {
    const answer = await ask(this.#stage.world, { as, action, data, api })
    const body = answer.json<Answer<T>>()
    return { ...body, heard: answer.statusCode === 200 && body.success ? 'ok' : (body.code ?? String(answer.statusCode)) }
  }

  #perform(step: Step, order: ModelOrder | undefined, before: ModelOrder | undefined): Promise<string> {
    if ('which' in step) return order && before ? this.#decide(step, order, before) : Promise.resolve('nobody')
    return this.#deeds[step.do](step as never)
  }

  readonly #deeds: Record<Exclude<Step, { which: number }>['do'], (step: never) => Promise<string>> = {
    place: (step: StepOf<'place'>) => this.#place(step),
    lend: (step: StepOf<'lend'>) => this.#lend(step),
    hold: (step: StepOf<'hold'>) => this.#hold(step),
    serve: async () => {
      await serveAllWaiting(this.#stage.world.pool)
      return 'ok'
    },
    publish: async ({ amount }: StepOf<'publish'>) => {
      await this.#stage.publish(amount)
      return 'ok'
    },
    programme: (step: StepOf<'programme'>) => this.#programme(step),
    shut: (step: StepOf<'shut'>) => this.#shut(step),
    begin: (step: StepOf<'begin'>) => this.#begin(step),
    stock: ({ sets: stock }: StepOf<'stock'>) => this.#setStock(stock),
    capacity: ({ slot, capacity, closed }: StepOf<'capacity'>) => this.#edit('set_slot', slot, { capacity, closed }),
    quota: ({ slot, type, quota }: StepOf<'quota'>) => this.#edit('set_quota', slot, { type, quota }),
    allot: ({ slot, customer, places }: StepOf<'allot'>) =>
      this.#edit('set_allotment', slot, { customer_id: this.#stage.customers[customer], places, release_days: 0 }),
  }

  async #edit(action: string, slot: number, data: object): Promise<string> {
    return (await this.#ask('admin', action, { slot_ids: [this.#slots[slot]], ...data }, 'office')).heard
  }

  async #lend({ customer, sets: quantity, days }: StepOf<'lend'>): Promise<string> {
    return this.#keep(await this.#ask(owners[customer] ?? 'none', 'post_request_rg_ag', loanOf(quantity, days)))
  }

  async #place({ other, held, ...step }: StepOf<'place'>): Promise<string> {
    const hold = held ? this.#lastHold(step.customer) : undefined
    const data = {
      ...this.#ticketsOf(step),
      ...(other && step.slot < 2 && { alternatives: [this.#slots[1 - step.slot]] }),
      ...(hold !== undefined && { hold_id: hold }),
    }
    return this.#keep(await this.#ask(owners[step.customer] ?? 'none', 'post_request', data))
  }

  #ticketsOf({ slot, heads, type, waits }: StepOf<'programme'>['lines'][number]): Record<string, unknown> {
    const tickets = [{ category: 'common', quantity: heads }]
    const group = { type, tickets, accept_waiting: waits }
    return ticketsFor(this.#slots[slot] ?? 0, { system_id: objects[slot], pass_date: this.#dates[slot], ...group })
  }

  async #programme({ customer, all, lines, sets: quantity }: StepOf<'programme'>): Promise<string> {
    const tickets = lines.map((line) => ({ kind: 'museum_tickets', ...this.#ticketsOf(line) }))
    const loans = quantity === null ? [] : [{ kind: 'audio_guides', ...loanOf(quantity, 1) }]
    const data = { mode: all ? 'all' : 'best_effort', orders: [...tickets, ...loans] }
    const answer = await this.#ask<PlacedLines>(owners[customer] ?? 'none', 'post_programme', data)
    if (!answer.success) return answer.heard
    this.#ids.push(...answer.data.results.flatMap(({ id }) => id ?? []))
    return answer.data.results.map(({ code }) => code ?? 'ok').join()
  }

  /** Nobody is admitted on the day of the visits, or everybody is again. */
  async #shut({ object, shut }: StepOf<'shut'>): Promise<string> {
    await this.#stage.shut(object === 0 ? objectId : instantObjectId, shut)
    return 'ok'
  }

  #keep(answer: Answer & { heard: string }): string {
    if (answer.success) this.#ids.push(answer.data.result['id'] ?? 0)
    return answer.heard
  }

  readonly #held: { customer: number; id: number }[] = []
  #lastHold(customer: number): number | undefined {
    return this.#held.findLast((hold) => hold.customer === customer)?.id
  }

  async #hold({ customer, slot, heads, type }: StepOf<'hold'>): Promise<string> {
    const answer = await this.#ask(owners[customer] ?? 'none', 'hold_places', {
      schedule_item_id: this.#slots[slot],
      type,
      quantity: heads,
    })
    if (answer.success) this.#held.push({ customer, id: answer.data.result['hold_id'] ?? 0 })
    return answer.heard
  }

  async #decide(step: Extract<Step, { which: number }>, { no, penalty }: ModelOrder, before: ModelOrder): Promise<string> {
    const id = this.#ids[no] ?? 0
    const revision = this.#seen.orders[no]?.revision ?? 0
    const own = owners[before.customer] ?? 'none'
    if (step.do === 'change') return this.#change(step, { id, revision, own, before })
    if (step.do === 'unpaid') return this.#leaveUnpaid(id)
    if (step.do === 'withdraw') return (await this.#ask(own, 'withdraw_change', { request_id: id, revision })).heard
    if (step.do === 'cancel') {
      return (await this.#ask(own, 'delete_request', { request_id: id, revision, penalty: penalty - before.penalty })).heard
    }
    const [action, data] = decisions[step.do]
    return (await this.#ask('dispatcher', action, { order_id: id, revision, ...data }, 'office')).heard
  }

  async #leaveUnpaid(id: number): Promise<string> {
    const { pool } = this.#stage.world
    await pool.query(`update orders set payable_since = now() - interval '25 hours' where id = $1`, [id])
    await expireOrders(pool)
    return 'ok'
  }

  /** As the portal does: looks at the preview and accepts exactly that. */
  async #change(
    step: StepOf<'change'>,
    { id, revision, own, before }: { id: number; revision: number; own: Principal; before: ModelOrder },
  ): Promise<string> {
    const slot = step.to === null ? before.slot : step.to
    const fields = before.slot === null ? { [sets]: step.heads } : { schedule_item_id: this.#slots[slot ?? 0], qty_common: step.heads }
    if (step.stale) return (await this.#ask(own, 'put_request', { id, ...fields, revision: revision - 1 })).heard
    const preview = await this.#ask(own, 'preview_request', { id, ...fields })
    const seen = preview.success ? { total: preview.data.result['total'], penalty: preview.data.result['penalty'] } : {}
    const { heard } = await this.#ask(own, 'put_request', { id, ...fields, revision, ...seen })
    if (preview.heard !== heard && heard !== 'equipment_taken' && heard !== 'nothing_changed')
      throw new Error(`The preview said ${preview.heard}, the change ${heard}`)
    return heard
  }

  async #setStock(stock: number): Promise<string> {
    const heard: string[] = []
    for (const [index, from] of [visitDate, nextDay].entries()) {
      const data = { service: sets, stock: stock + (this.#lent[index] ?? 0), from }
      heard.push((await this.#ask('dispatcher', 'set_equipment', data, 'office')).heard)
    }
    if (heard.some((one) => one !== 'ok')) await this.#repairStock()
    return heard.find((one) => one !== 'ok') ?? 'ok'
  }

  /** The two days are set one after the other: when one of them refuses, both are as before. */
  async #repairStock(): Promise<void> {
    for (const [index, day] of [visitDate, nextDay].entries()) {
      await this.#stage.world.pool.query('update equipment_days set stock = $3 where service = $1 and day = $2', [
        sets,
        day,
        this.model.stock + (this.#lent[index] ?? 0),
      ])
    }
  }

  /** The hour of the visit comes, by the clocks of the database; the jobs look. */
  async #begin({ slot }: StepOf<'begin'>): Promise<string> {
    const { pool } = this.#stage.world
    const { rows } = await pool.query<{ date: string }>(
      `with moved as (
         update slots set pass_date = moment.at::date, starts = moment.at::time
         from (select ($4::timestamptz - $2 * interval '1 minute') at time zone default_zone() as at) as moment
         where slots.id = $1 and slots.pass_date = $3 returning slots.id, slots.pass_date, slots.starts
       ), awaited as (
         update orders set pending_change = jsonb_set(jsonb_set(orders.pending_change, '{values,passDate}', to_jsonb(moved.pass_date)), '{values,starts}', to_jsonb(to_char(moved.starts, 'HH24:MI')))
         from moved where (orders.pending_change -> 'values' ->> 'slotId')::integer = moved.id and orders.slot_id <> moved.id
       ), ordered as (
         update orders set pass_date = moved.pass_date, starts = moved.starts from moved where orders.slot_id = moved.id
       )
       select moved.pass_date as date from moved`,
      [this.#slots[slot], ++this.#stage.begun, visitDate, this.#stage.built],
    )
    if (rows[0]) this.#dates[slot] = rows[0].date
    await dropOverdueChanges(pool)
    await expireOrders(pool)
    return 'ok'
  }

  async #compare(): Promise<void> {
    const { world, customers } = this.#stage
    const values = [this.#ids, this.#slots, sets, [visitDate, nextDay]]
    const { rows } = await world.pool.query<Snapshot>({ name: 'history_snapshot', text: snapshot, values })
    this.#seen = rows[0] as Snapshot
    const { orders, owed } = this.#seen
    const stored = {
      ...this.#seen,
      orders: orders.map(({ id: _id, revision: _revision, ...order }) => order),
      owed: customers.map((customer) => owed[customer] ?? 0),
    }
    const modelled = this.#modelled()
    // Nearly always they are the same: the careful comparison is for the message.
    if (JSON.stringify(stored) !== JSON.stringify(modelled)) expect(stored).toEqual(modelled)
  }

  #modelled(): object {
    const slotOf = (index: number | null) => (index === null ? null : this.#slots[index])
    return {
      orders: this.model.orders.map(({ status, heads, total, penalty, slot, pending }) => ({
        status,
        heads,
        total,
        penalty,
        slot: slotOf(slot),
        pending: pending && [slotOf(pending.slot), pending.heads],
      })),
      slots: this.model.slots.map((_, slot) => this.#slotOf(slot)),
      lent: [0, 1].map((day) => (this.#lent[day] ?? 0) + this.model.lent(day)),
      owed: owners.map((_, customer) => this.model.owed(customer)),
    }
  }

  #slotOf(slot: number): unknown {
    const { capacity, quotas, allotments } = this.model.slot(slot)
    return {
      capacity,
      taken: this.model.taken(slot),
      quotas: Object.fromEntries(Object.keys(quotas).map((type) => [type, this.model.takenOf(slot, type as 'ig' | 'rf')])),
      used: Object.fromEntries(
        Object.keys(allotments).map((customer) => [this.#stage.customers[Number(customer)], this.model.usedBy(slot, Number(customer))]),
      ),
      line: this.model.line.filter((entry) => entry.slot === slot).map(({ order, resting }) => [this.#ids[order.no], resting]),
    }
  }

  /** Holds return, what was closed opens and nobody goes on waiting: the next history finds nothing of this one. */
  async #end(): Promise<void> {
    for (const { customer, id } of this.#held) await this.#ask(owners[customer] ?? 'none', 'release_hold', { hold_id: id })
    for (const { id, revision, status } of this.#seen.orders) {
      if (status === 'waiting_list') await this.#ask('dispatcher', 'cancel_order', { order_id: id, revision }, 'office')
    }
    for (const [object, shut] of this.model.shut.entries()) if (shut) await this.#shut({ do: 'shut', object, shut: false })
  }
}

function loanOf(quantity: number, days: number): Record<string, unknown> {
  return { ...loanData, return: `${days === 1 ? visitDate : nextDay}T19:00:00+03:00`, services: [{ service: sets, quantity }] }
}

const snapshot = `
  select
    (select coalesce(json_agg(json_build_object('id', orders.id, 'status', orders.status, 'heads', orders.places, 'total', orders.total_kopecks,
       'penalty', orders.penalty_kopecks, 'revision', orders.revision, 'slot', orders.slot_id,
       'pending', case when orders.pending_change is not null then json_build_array(
         (orders.pending_change -> 'values' ->> 'slotId')::integer, (orders.pending_change -> 'values' ->> 'places')::integer) end) order by asked.place), '[]')
     from unnest($1::integer[]) with ordinality as asked (id, place) join orders on orders.id = asked.id) as orders,
    (select json_agg(json_build_object('capacity', slots.capacity, 'taken', slots.taken,
       'quotas', (select coalesce(json_object_agg(slot_quotas.group_category, slot_quotas.taken), '{}') from slot_quotas where slot_quotas.slot_id = slots.id),
       'used', (select coalesce(json_object_agg(slot_allotments.customer_id, slot_allotments.used), '{}') from slot_allotments where slot_allotments.slot_id = slots.id),
       'line', (select coalesce(json_agg(json_build_array(waiting_entries.order_id, waiting_entries.resting) order by waiting_entries.turn), '[]')
                from waiting_entries where waiting_entries.slot_id = slots.id)) order by slots.id)
     from slots where slots.id = any ($2::integer[])) as slots,
    (select json_agg(coalesce(equipment_days.taken, 0) order by asked.day)
     from unnest($4::date[]) as asked (day) left join equipment_days on equipment_days.day = asked.day and equipment_days.service = $3) as lent,
    (select coalesce(json_object_agg(posted.customer_id, posted.sum), '{}') from (
       select ledger_accounts.customer_id, sum(ledger_entries.amount_kopecks)
       from unnest($1::integer[]) as asked (id)
       join ledger_transactions on ledger_transactions.reference = 'order:' || asked.id
       join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
       join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
       where ledger_accounts.customer_id is not null group by ledger_accounts.customer_id
     ) as posted) as owed`
