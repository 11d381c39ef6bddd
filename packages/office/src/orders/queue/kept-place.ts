type Row = { id: number }

/**
 * The list as it is now, with the open order still where it stood when it has left meanwhile: nothing moves under the hand until
 * the reader goes to another order. `shown` is the list as it stood before.
 */
export function keepPlace<R extends Row>(fresh: readonly R[], shown: readonly R[], open: number | undefined): readonly R[] {
  const at = shown.findIndex(({ id }) => id === open)
  const kept = shown[at]
  if (!kept || fresh.some(({ id }) => id === open)) return fresh
  const left = new Set(fresh.map(({ id }) => id))
  const before = shown.slice(0, at).findLast(({ id }) => left.has(id))
  const place = before ? fresh.findIndex(({ id }) => id === before.id) + 1 : 0
  return [...fresh.slice(0, place), kept, ...fresh.slice(place)]
}
