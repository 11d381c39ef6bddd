/**
 * A place in the outbox: everything up to it was seen. Transaction first, because numbers are given in another order than commits
 * come (docs/decisions/0010-live-events.md). On the wire `<transaction>-<number>`, for clients an opaque word.
 */
export type Position = Readonly<{ tx: bigint; id: number }>

// Fewer digits than the database could count to, so that no header makes it overflow.
const format = /^(\d{1,18})-(\d{1,15})$/

/** The position in a `Last-Event-ID` header; undefined when it is not one of ours. */
export function readPosition(text: string | undefined): Position | undefined {
  const match = format.exec(text ?? '')
  return match ? { tx: BigInt(match[1] as string), id: Number(match[2]) } : undefined
}

export function positionText({ tx, id }: Position): string {
  return `${tx}-${id}`
}

export function isAfter(one: Position, other: Position): boolean {
  return one.tx > other.tx || (one.tx === other.tx && one.id > other.id)
}
