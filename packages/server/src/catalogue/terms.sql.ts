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
export const freeUntil = `free_until(orders.pass_date, orders.starts, museum_objects.zone, ${freeChangeHours})`

/** SQL for the penalty of one person, kopecks. */
export const penaltyEach = `coalesce(orders.penalty_each_kopecks, own_terms.penalty_kopecks, general_terms.penalty_kopecks, museum_objects.penalty_kopecks, 0)`

/** SQL for "the object admits nobody on that day"; `museum_objects` must be joined already. */
export function museumClosed(day: string): string {
  return `is_shut_on(${day}, museum_objects.closed_weekdays, museum_objects.closed_dates, museum_objects.open_dates)`
}

/** SQL for the last moment to order the visit, by those terms. */
export const cutOffMoment = `order_until(orders.pass_date, orders.starts, museum_objects.zone,
  make_interval(mins => coalesce(own_terms.cut_off_minutes, general_terms.cut_off_minutes)), museum_objects.cut_off)`

/**
 * SQL for "past the cut-off, closed by staff, or a day on which the object admits nobody", against the clock of the database; `slots` and
 * `museum_objects` must be joined already. `customerId`: an SQL expression; without it the object's own cut-off holds.
 */
export function slotClosed(customerId?: string): string {
  const agreed =
    customerId === undefined ? 'null' : `(select agreed.cut_off from agreed_cut_off(${customerId}, museum_objects.system_id) as agreed)`
  const until = `order_until(slots.pass_date, slots.starts, museum_objects.zone, ${agreed}, museum_objects.cut_off)`
  return `(slots.closed or ${museumClosed('slots.pass_date')} or ${until} <= now())`
}
