import { addPriceList, museumId, objectId, visitDate, type World } from './world.ts'

/** The world sells every kind of order: the museum is offered for all, there is equipment, and the visit's month is open for wishes. */
export async function addServices(world: World): Promise<void> {
  const { pool } = world
  await pool.query(`update museums set order_kinds = '{audio_guides,transport,guide,schedule}', district = 'centre' where id = $1`, [
    museumId,
  ])
  await pool.query(`update equipment set stock = case service when 'ag' then 40 else 100 end`)
  await openWindow(world, '-1 hour', '1 hour')
  const hour = (service: string, amount: number) => ({ [`service:${service}`]: { amount, vat: 'standard' } })
  await addPriceList(pool, 'ig', {
    coach: hour('transport', 350_000),
    minivan: hour('transport', 180_000),
    'guide-en': hour('guide', 250_000),
    'guide-zh': hour('guide', 300_000),
  })
}

/** The window of the visit's month, from now on: `openWindow(world, '-1 hour', '1 second')` closes in a second. */
export async function openWindow({ pool }: World, opens: string, closes: string): Promise<void> {
  await pool.query(
    `insert into submission_windows (museum_id, month, opens_at, closes_at)
     values ($1, date_trunc('month', $2::date), now() + $3::interval, now() + $4::interval)
     on conflict (museum_id, month) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at`,
    [museumId, visitDate, opens, closes],
  )
}

const group = { pass_date: visitDate, time: '11:00', type: 'ig', adult: 20, child: 4 }

/** Sound data of each kind, for a foreign group of 24. */
export const loanData = {
  museum_id: museumId,
  system_id: objectId,
  pass_date: visitDate,
  type: 'ig',
  pickup: `${visitDate}T09:00:00+03:00`,
  return: `${visitDate}T19:00:00+03:00`,
  services: [{ service: 'multicast_audio_system', quantity: 25 }],
  guide: 'Ли Вэй',
  guide_phone: '',
}
export const wishData = { ...group, museum_id: museumId, system_id: objectId, guide: 'Ли Вэй', guide_phone: '' }
export const transportData = {
  ...group,
  vehicle: 'coach',
  pickup: 'Гостиница «Астория»',
  dropoff: 'Пулково-1',
  hours: 4,
  contact: 'Ли Вэй',
  contact_phone: '+7 921 555-01-02',
}
export const guideData = { ...group, language: 'en', hours: 3, meeting_point: 'Вестибюль гостиницы «Астория»' }
