import type { Tx } from './connection.ts'

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

const speaking = (fa_IR: string) => ({ fa_IR: `راهنمای ${fa_IR}‌زبان` })

/** What a new database calls the company's services, in the words of the trade (docs/words). */
const services: Names = {
  sedan: { vi: 'Xe con' },
  minivan: { fa_IR: 'ون', vi: 'Xe minivan' },
  minibus: { vi: 'Xe minibus' },
  coach: { vi: 'Xe du lịch lớn' },
  'guide-ru': speaking('روسی'),
  'guide-en': speaking('انگلیسی'),
  'guide-zh': speaking('چینی'),
  'guide-fa': speaking('فارسی'),
  'guide-vi': speaking('ویتنامی'),
  'guide-de': speaking('آلمانی'),
  'guide-fr': speaking('فرانسوی'),
  'guide-es': speaking('اسپانیایی'),
}

/** By the code of the country. */
const countries: Names = {
  AZ: { fa_IR: 'جمهوری آذربایجان' },
  US: { fa_IR: 'آمریکا' },
  AE: { fa_IR: 'امارات' },
  ZA: { fa_IR: 'آفریقای جنوبی' },
}

/** Before anything is told of them; a database that has been filled keeps its own. */
export async function writeNames(client: Tx): Promise<void> {
  await client.query(
    `update museum_objects set name = museum_objects.name || named.value
     from jsonb_each($1) as named where museum_objects.system_id = named.key`,
    [JSON.stringify(services)],
  )
  await client.query(
    `update countries set name = countries.name || named.value
     from jsonb_each($1) as named where countries.code = named.key`,
    [JSON.stringify(countries)],
  )
}
