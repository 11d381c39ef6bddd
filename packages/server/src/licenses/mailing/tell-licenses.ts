import { type DatedLicense, licenseNotice, licenseNotices } from '@anfilada/contract/licenses/license-states'
import type { Db, Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { mailLicense } from './mail-license.ts'

const most = 500

/**
 * Tells of licenses whose last day comes near, or is over: each of the days once, by the museum's day, whenever the job runs; of days that
 * nobody told of while it did not run only the latest. Answers how many licenses.
 */
export async function tellLicenses(pool: Pool): Promise<number> {
  let told = 0
  for (const id of await listEnding(pool)) if (await inTransaction(pool, (tx) => tellOne(tx, id))) told++
  return told
}

async function tellOne(tx: Tx, licenseId: number): Promise<boolean> {
  const known = await lockEnding(tx, licenseId)
  const notice = known && licenseNotice(known, known.today, known.told)
  if (!known || notice === undefined) return false
  await saveTold(tx, licenseId, notice)
  await mailLicense(tx, licenseId, { template: 'license_ending', state: notice < 0 ? 'over' : 'ending', date: known.expirationDate })
  return true
}

/** Of which something may be told by now, the nearest end first; each is looked at under its lock, by the day of its museum. */
async function listEnding(db: Db): Promise<number[]> {
  const { rows } = await db.query({
    name: 'licenses_ending',
    text: `select licenses.id from licenses
           where licenses.decision = 'accepted' and licenses.deleted_at is null and licenses.told_of is distinct from -1
             and licenses.expiration_date <= local_day(now()) + 1 + (
               select max(notices.days) from unnest($1::integer[]) as notices (days)
               where licenses.told_of is null or notices.days < licenses.told_of)
           order by licenses.expiration_date, licenses.id limit $2`,
    values: [licenseNotices, most],
  })
  return rows.map(({ id }) => id)
}

type Ending = DatedLicense & { told: number | null; today: string }

async function lockEnding(tx: Tx, licenseId: number): Promise<Ending | undefined> {
  const { rows } = await tx.query({
    name: 'license_ending_lock',
    text: `select licenses.decision, licenses.expiration_date as "expirationDate", licenses.told_of as told,
                  local_day(now(), (select min(objects.zone) from offered_museum_objects as objects
                    where objects.museum_id = licenses.museum_id)) as today
           from licenses where licenses.id = $1 and licenses.deleted_at is null for update`,
    values: [licenseId],
  })
  return rows[0]
}

async function saveTold(tx: Tx, licenseId: number, notice: number): Promise<void> {
  await tx.query({
    name: 'license_told',
    text: 'update licenses set told_of = $2 where licenses.id = $1',
    values: [licenseId, notice],
  })
}
