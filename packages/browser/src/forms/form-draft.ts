type StoredDraft<V> = { base: V; values: V }

/**
 * What was typed into a form that is not sent yet: it survives another tab and a reload. Of values that have changed on the server
 * meanwhile it is dropped. For texts only: it lies in the browser until the person leaves. Never for passwords.
 */
export function readDraft<V>(name: string, base: V): V | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as StoredDraft<V> | null
    return kept && JSON.stringify(kept.base) === JSON.stringify(base) ? kept.values : undefined
  } catch {
    return undefined
  }
}

/** `but`: fields that are as at the start when the draft comes back. */
export function writeDraft<V extends object>(name: string, base: V, values: V, but: readonly Extract<keyof V, string>[] = []): void {
  const unkept = Object.fromEntries(but.map((field) => [field, base[field]]))
  sessionStorage.setItem(name, JSON.stringify({ base, values: { ...values, ...unkept } } satisfies StoredDraft<V>))
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(name)
}
