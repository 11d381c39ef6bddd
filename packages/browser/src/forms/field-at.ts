/** A field of a form for a path of the contract: itself, what holds it (`roles.1`), or its own last word (`organization.inn`). */
export function fieldAt<F extends string>(path: string, fields: readonly F[]): F | undefined {
  const words = path.split('.')
  const candidates = words.flatMap((_, place) => [words.slice(0, words.length - place).join('.'), words.slice(place).join('.')])
  return fields.find((field) => field === path) ?? candidates.flatMap((one) => fields.find((field) => field === one) ?? [])[0]
}
