import { withClient } from '../bench/databases.ts'
import { languages, type Language } from '../packages/contract/src/languages.ts'
import { createPool } from '../packages/server/src/db/pool.ts'
import { createHelpSearch } from '../packages/server/src/help/search-help.ts'
import { shipHelp } from '../packages/server/src/help/ship-help.ts'
import { tokenOf, withStage } from './stage.ts'
import { conclude } from './traces.ts'

// The search of help in a company that has written a thousand questions, in each language: the shipped texts and copies of them. What a
// search takes of the processor, its statement included, is held to the limit; what a reader waits over HTTP is told beside, since others may
// work on this machine. The first search of a language makes its index, and is told apart.
const questions = 1_000
const rounds = 20
const limitMs = 20
const port = 4179

const asked: Record<Language, readonly string[]> = {
  ru: [
    'оплатить картой',
    'вернуть деньги',
    'изменение заказа',
    'счёт на организацию',
    'лицензия гида',
    'где встречающий',
    'оплотить заказ',
    'график',
  ],
  en: [
    'paying by card',
    'refund',
    'change an order',
    'invoice for a company',
    'guide license',
    'where is the employee',
    'paiment by card',
    'schedule',
  ],
  zh: ['银行卡付款', '退款', '修改订单', '开具账单', '导游执照', '工作人员在哪里', '密码', '排期'],
  fa: ['پرداخت با کارت', 'بازگشت پول', 'تغییر سفارش', 'صورت‌حساب', 'مجوز راهنما', 'كارت', 'گذرواژه', 'برنامه'],
  vi: ['thanh toan bang the', 'hoàn tiền', 'đổi đơn', 'hóa đơn công ty', 'giấy phép hướng dẫn viên', 'nhân viên ở đâu', 'mat khau', 'lịch'],
}

/** Copies with a number in their words, so that none is like another. */
const copies = `
  insert into help_questions (slug, subject_id, position, is_public, roles, contents)
  select 'copy-' || n, one.subject_id, n, one.is_public, one.roles,
    (select jsonb_object_agg(key, jsonb_set(jsonb_set(value, '{title}', to_jsonb((value ->> 'title') || ' ' || n)),
       '{html}', to_jsonb((value ->> 'html') || '<p>no' || n || '</p>'))) from jsonb_each(one.contents))
  from generate_series(1, ${questions} - (select count(*)::integer from help_questions)) n
  join lateral (select * from help_questions where slug not like 'copy-%' order by id offset n % 60 limit 1) one on true`

const at = (figures: readonly number[], share: number): string =>
  (figures.toSorted((one, other) => one - other)[Math.floor((figures.length - 1) * share)] ?? 0).toFixed(1)

/** Every asking of a language, each round by other words. */
function askings(language: Language): string[] {
  return Array.from({ length: rounds }, (_, round) =>
    asked[language].map((words) => (round % 2 === 0 ? words : `${words} ${round}`)),
  ).flat()
}

/** Milliseconds of this process's threads that each search took, the first of a language apart; faults: what found nothing. */
async function processorTimes(url: string): Promise<{ first: number[]; later: number[]; faults: string[] }> {
  const pool = createPool({ url, size: 1, onError: (error) => console.error(error) })
  const search = createHelpSearch()
  const times = { first: [] as number[], later: [] as number[], faults: [] as string[] }
  for (const language of languages)
    for (const [place, words] of askings(language).entries()) {
      const before = process.cpuUsage()
      const found = await search(pool, ['owner'], language, words)
      const { user, system } = process.cpuUsage(before)
      times[place === 0 ? 'first' : 'later'].push((user + system) / 1000)
      if (found.length === 0) times.faults.push(`nothing by "${words}"`)
    }
  await pool.end()
  return times
}

/** What a reader waits. */
async function waits(): Promise<number[]> {
  const times: number[] = []
  for (const language of languages)
    for (const words of askings(language)) {
      const began = performance.now()
      const query = new URLSearchParams({ language, text: words }).toString()
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/help/search?${query}`, { headers: { authorization: tokenOf(1) } })
      await answer.arrayBuffer()
      times.push(performance.now() - began)
    }
  return times
}

await withStage('help', { count: 1, capacity: 1 }, async (stage) => {
  const url = stage.url('proof')
  const count = await withClient(url, async (client) => {
    await shipHelp(client)
    await client.query(copies)
    return Number((await client.query<{ count: string }>('select count(*) from help_questions')).rows[0]?.count)
  })
  await stage.serve('proof', port)
  const { first, later, faults } = await processorTimes(url)
  const waited = await waits()
  if (count !== questions) faults.push(`${count} questions`)
  if (Number(at(later, 0.95)) > limitMs) faults.push(`over ${limitMs} ms`)
  const figures = [
    `${later.length} searches of ${count} questions in ${languages.length} languages: processor median ${at(later, 0.5)} ms, 95% ${at(later, 0.95)}`,
    `longest ${at(later, 1)} (asked ${limitMs})`,
    `the first of a language, with its index, ${first.map((ms) => ms.toFixed(0)).join(', ')} ms`,
    `waited over HTTP: median ${at(waited, 0.5)} ms, 95% ${at(waited, 0.95)}`,
  ]
  conclude('help', figures.join('; '), faults)
})
