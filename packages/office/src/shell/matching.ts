/** Objects whose name or museum has every typed word in it. */
export function matching<O extends { museum: string | null; object: string | null }>(
  objects: readonly O[],
  search: string | undefined,
): readonly O[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return words.length === 0
    ? objects
    : objects.filter(({ museum, object }) => words.every((word) => `${museum ?? ''} ${object ?? ''}`.toLowerCase().includes(word)))
}
