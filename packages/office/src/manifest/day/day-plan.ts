import { minutesIn, type Stretch } from '@anfilada/browser/timeline/axis'
import { localOf } from '@anfilada/contract/dates'
import type { Shift } from '@anfilada/contract/duty'
import { isVisit, type ManifestMuseum, type ManifestObject, type ManifestOrder } from '@anfilada/contract/orders/day-manifest'

/** What wants an eye: a vehicle, guide or employee is elsewhere at that time; it begins soon and has no answer; nobody meets it. */
export type Problem = 'clash' | 'unanswered' | 'unmet'
/** `inside`: under way; `next`: the next that enters its place. */
export type Moment = 'inside' | 'next'
/** An order where its hours are. */
export type DayBlock = Stretch & Readonly<{ id: number; order: ManifestOrder; problems: readonly Problem[]; moment: Moment | undefined }>
/** What one object of a museum expects, visits thick, what goes along with them thin; `untimed`: orders that name no hour. */
export type DayLane = {
  key: string
  museum: ManifestMuseum['museum']
  object: string
  entrance: string
  seats: Pick<ManifestObject, 'capacity' | 'taken'> | undefined
  visits: DayBlock[]
  services: DayBlock[]
  untimed: ManifestOrder[]
}

/** What a day is judged by. `now`: minutes since midnight, on this very day alone. */
export type DayFacts = {
  now: number | undefined
  objects: readonly ManifestObject[]
  /** Orders whose vehicle, guide or employee is elsewhere at that time. */
  clashing: ReadonlySet<number>
  /** Undefined where this reader does not know who is on duty. */
  shifts: readonly Shift[] | undefined
}

/** A decision on what begins sooner holds at once (decision 0098): so late an order still waits for its answer. */
const nearMinutes = 180
/** Minutes of a visit where its object says nothing. */
const usualVisit = 90
const hour = 60

/** The lanes of a day, as the manifest has its museums; `facts` tell what of it wants an eye. */
export function dayLanes(museums: readonly ManifestMuseum[], facts: DayFacts): DayLane[] {
  return museums.flatMap(({ museum, orders }) => {
    const places = Map.groupBy(orders, ({ data }) => (museum.id === null ? '' : data.system_id))
    return [...places].map(([systemId, own]) => laneOf(museum, systemId, own, facts))
  })
}

function laneOf(museum: ManifestMuseum['museum'], systemId: string, orders: readonly ManifestOrder[], facts: DayFacts): DayLane {
  const seats = facts.objects.find(({ system_id }) => system_id === systemId)
  const timed = orders.filter((order) => hourOf(order) !== null)
  const blocks = timed.map((order) => blockOf(order, seats?.visit_minutes ?? usualVisit, facts))
  const visits = blocks.filter(({ order }) => isVisit(order.data.kind))
  const next = nextOf(visits, facts.now)
  return {
    key: `${museum.id ?? ''} ${systemId}`,
    museum,
    ...placeOf(museum, orders[0], seats),
    visits: visits.map((visit) => (visit === next ? { ...visit, moment: 'next' } : visit)),
    services: blocks.filter(({ order }) => !isVisit(order.data.kind)),
    untimed: orders.filter((order) => hourOf(order) === null),
  }
}

/** What the head of a lane says; orders that go to no museum have no place together. */
function placeOf(
  museum: ManifestMuseum['museum'],
  first: ManifestOrder | undefined,
  seats: ManifestObject | undefined,
): Pick<DayLane, 'object' | 'entrance' | 'seats'> {
  if (museum.id === null || !first) return { object: '', entrance: '', seats: undefined }
  const { info, usual_entrance } = first
  return { object: info.object, entrance: info.entrance ?? usual_entrance, seats: seats && seats.capacity > 0 ? seats : undefined }
}

/** When an order begins by the clocks of its place, `HH:MM`; null while it names no hour. */
export function hourOf({ info }: ManifestOrder): string | null {
  return info.confirmed_time ?? info.time
}

function blockOf(order: ManifestOrder, visitMinutes: number, facts: DayFacts): DayBlock {
  const starts = minutesIn(hourOf(order) ?? '00:00')
  const ends = starts + lengthOf(order, starts, visitMinutes)
  const isInside = facts.now !== undefined && order.info.status === 'confirmed' && starts <= facts.now && facts.now < ends
  return { id: order.id, order, starts, ends, problems: problemsOf(order, starts, facts), moment: isInside ? 'inside' : undefined }
}

function lengthOf({ data, info }: ManifestOrder, starts: number, visitMinutes: number): number {
  if (isVisit(data.kind)) return visitMinutes
  if ('hours' in data) return data.hours * hour
  if (data.kind !== 'audio_guides') return hour
  const back = localOf(data.return_at, info.zone)
  return back.date === data.pass_date ? Math.max(minutesIn(back.time) - starts, hour) : hour
}

function nextOf(visits: readonly DayBlock[], now: number | undefined): DayBlock | undefined {
  if (now === undefined) return undefined
  const ahead = visits.filter(({ starts, order }) => starts > now && order.info.status === 'confirmed')
  return ahead.toSorted((one, other) => one.starts - other.starts)[0]
}

function problemsOf(order: ManifestOrder, starts: number, { now, clashing, shifts }: DayFacts): Problem[] {
  const { status } = order.info
  const isNear = now !== undefined && starts - now <= nearMinutes
  const isAhead = now === undefined || starts >= now
  const problems: Problem[] = []
  if (clashing.has(order.id)) problems.push('clash')
  if (status === 'in_processing' && isNear) problems.push('unanswered')
  if (status === 'confirmed' && isAhead && shifts && isUnmet(order, starts, shifts)) problems.push('unmet')
  return problems
}

function isUnmet({ data, employee }: ManifestOrder, starts: number, shifts: readonly Shift[]): boolean {
  return isVisit(data.kind) && employee === null && !shifts.some((shift) => isMet(shift, data.museum_id, starts))
}

/** Whether the shift stands at the museum at that minute; an end not after the beginning lies on the next day. */
function isMet({ museums, from, until }: Shift, museumId: number | null, minutes: number): boolean {
  const [begins, ends] = [minutesIn(from), minutesIn(until)]
  return museums.some(({ id }) => id === museumId) && begins <= minutes && (ends <= begins || minutes < ends)
}

/** The visits that begin within so many minutes, the nearest first. */
export function soonOf(lanes: readonly DayLane[], now: number, within: number): DayBlock[] {
  return lanes
    .flatMap(({ visits, services }) => [...visits, ...services])
    .filter(({ starts }) => starts >= now && starts <= now + within)
    .toSorted((one, other) => one.starts - other.starts)
}

/** The lanes with what has problems alone. */
export function withProblems(lanes: readonly DayLane[]): DayLane[] {
  const wanting = ({ problems }: DayBlock) => problems.length > 0
  return lanes
    .map((lane) => ({ ...lane, visits: lane.visits.filter(wanting), services: lane.services.filter(wanting), untimed: [] }))
    .filter(({ visits, services }) => visits.length + services.length > 0)
}
