import { defaultZone } from '@anfilada/contract/dates'

/**
 * Terms of an order that is not confirmed yet: those of the customer for the object, else the customer's own for all objects, else the
 * object's. `orders` and `museum_objects` must be joined already.
 */
export const termsJoins = `left join customer_terms as own_terms
    on own_terms.customer_id = orders.customer_id and own_terms.museum_object_id = orders.museum_object_id
  left join customer_terms as general_terms on general_terms.customer_id = orders.customer_id and general_terms.museum_object_id is null`

/** SQL for the hours before the visit until which changes are free; a confirmed order has kept its own (decision 0023). */
export const freeChangeHours = `coalesce(orders.free_change_hours, own_terms.free_change_hours, general_terms.free_change_hours,
  museum_objects.free_change_hours, 0)`

/** SQL for the moment until which an order is changed and cancelled freely: museum-local time of the visit less the agreed hours. */
export const freeUntil = `((orders.pass_date + orders.starts) at time zone coalesce(museum_objects.zone, '${defaultZone}')
  - make_interval(hours => ${freeChangeHours}))`

/** SQL for the penalty of one person, kopecks. */
export const penaltyEach = `coalesce(orders.penalty_each_kopecks, own_terms.penalty_kopecks, general_terms.penalty_kopecks, museum_objects.penalty_kopecks, 0)`

/** SQL for the last moment to order a slot, for one customer; `slots` and `museum_objects` must be joined already. */
function cutOffOf(customerId: string): string {
  return `coalesce(
    (select make_interval(mins => customer_terms.cut_off_minutes) from customer_terms
     where customer_terms.customer_id = ${customerId} and customer_terms.cut_off_minutes is not null
       and (customer_terms.museum_object_id = museum_objects.system_id or customer_terms.museum_object_id is null)
     order by customer_terms.museum_object_id nulls last limit 1),
    museum_objects.cut_off)`
}

/**
 * SQL for "the object admits nobody on that day"; `museum_objects` must be joined already. Days are counted from a Monday: whole numbers cost
 * an order a tenth of what `extract` does.
 */
export function museumClosed(day: string): string {
  return `((${day} - date '1900-01-01') % 7 + 1 = any (museum_objects.closed_weekdays) or ${day} = any (museum_objects.closed_dates))`
}

/**
 * SQL for "past the cut-off, closed by staff, or a day on which the object admits nobody": museum-local time against the clock of the database. `customerId`: an SQL expression;
 * without it the object's own cut-off holds.
 */
export function slotClosed(customerId?: string): string {
  const cutOff = customerId === undefined ? 'museum_objects.cut_off' : cutOffOf(customerId)
  return `(slots.closed or ${museumClosed('slots.pass_date')} or (slots.pass_date + slots.starts) at time zone museum_objects.zone - ${cutOff} <= now())`
}
