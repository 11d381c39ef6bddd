/** A page of rows that were read one beyond the limit, and where the next one begins. */
export function pageOf<R>(rows: readonly R[], limit: number, idOf: (row: R) => number): { rows: R[]; next: number | null } {
  if (rows.length <= limit) return { rows: [...rows], next: null }
  return { rows: rows.slice(0, limit), next: idOf(rows[limit - 1] as R) }
}
