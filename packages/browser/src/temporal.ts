/**
 * Resolves when the browser has `Temporal`, which everything that counts days stands on (decision 0032): at once where it has one of its own,
 * else when the stand-in is here. Only such a browser ever asks for its chunk.
 */
export async function haveTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return
  const { Temporal } = await import('temporal-polyfill')
  Object.defineProperty(globalThis, 'Temporal', { value: Temporal, writable: true, configurable: true })
}
