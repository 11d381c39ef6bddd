/** Digits of a moment on the clocks of a zone: `YYYY-MM-DDTHH:MM:SS`, as the browser's own field has it. */
export function onClocksOf(zone: string, moment: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(moment))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`
}

/**
 * The moment at which the clocks of a zone show this, as ISO 8601 with Z; undefined when it is no date and time. Of an hour that the clocks
 * leave out it is the moment after the leap, of one that they show twice the first.
 */
export function momentAt(zone: string, local: string): string | undefined {
  const text = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? `${local}:00` : local
  const asked = Date.parse(`${text}Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(text) || Number.isNaN(asked)) return undefined
  const offsetAt = (moment: number) => Date.parse(`${onClocksOf(zone, new Date(moment).toISOString())}Z`) - moment
  const day = 86_400_000
  const candidates = [asked - offsetAt(asked - day), asked - offsetAt(asked + day)]
  const exact = candidates.filter((moment) => moment + offsetAt(moment) === asked)
  const found = exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)
  return `${new Date(found).toISOString().slice(0, 19)}Z`
}
