/** The row of a statement that always answers one: of an `insert … returning`, of a locked row that was there. */
export function onlyRow<R>([row]: readonly R[]): R {
  if (row === undefined) throw new Error('A statement that always answers a row answered none')
  return row
}
