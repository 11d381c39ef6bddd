import { readFile } from 'node:fs/promises'
import type { CustomerRow } from '../packages/contract/src/interchange/customers.ts'
import type { InterchangeFile } from '../packages/contract/src/interchange/interchange-file.ts'
import ru from '../packages/phrases/src/office-interchange/ru.ts'
import { ru as files } from '../packages/phrases/src/interchange/ru.ts'
import { spaced } from './api.ts'
import { expect, test } from './fixtures.ts'

/** An agency that no other journey looks at. */
const agency = 'ООО «Балтик Тревел»'
const words = ru.import

test('customers come out as a file and go in again: every mistake by its place, every change before it is made, once', async ({
  signIn,
}) => {
  const page = await signIn({ login: 'office-accountant', app: 'office' })
  await page.goto('/office/interchange')
  const chosen = page.getByRole('group', { name: ru.export.what }).getByRole('checkbox')
  await expect(chosen.first()).toBeVisible()
  for (const box of await chosen.all()) await box.uncheck()
  const customers = page.getByRole('checkbox', { name: ru.sections.customers, exact: true })
  await customers.check()
  const json = page.getByRole('radio', { name: ru.export.formats.json })
  await json.check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: ru.export.take }).click()
  const standing = JSON.parse(await readFile(await (await download).path(), 'utf8')) as InterchangeFile
  const known = standing.customers?.find(({ name }) => name === agency) as CustomerRow
  const opening = { customer: `${known.inn}/${known.kpp}`, as_of: '2019-12-31', owed: 1_250_050, prepaid: null, note: 'Акт № 4' }

  const field = page.locator('input[type=file]')
  const send = (name: string, rows: object) =>
    field.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ anfilada: 1, ...rows })) })
  const changed = { ...known, contract_number: 'Б-2027/1' }
  await send('broken.json', { customers: [{ ...changed, email: 'не почта' }], opening_balances: [{ ...opening, prepaid: 5 }] })
  const wrong = page.getByRole('alert').filter({ hasText: 'broken.json: 2 ошибки' })
  await expect(wrong.getByRole('row', { name: /customers\[0\]\.email не почта/ })).toBeVisible()
  await expect(wrong.getByRole('row', { name: /opening_balances\[0\]\.prepaid 5/ })).toContainText(files.faults.not_one_sum)
  await expect(page.getByRole('button', { name: /^Импортировать/ })).toHaveCount(0)

  await send('right.json', { customers: [changed], opening_balances: [opening] })
  // Nothing of the broken file was kept: what stands is what came out.
  const line = page.getByRole('region', { name: words.changesCaption }).getByRole('listitem').filter({ hasText: agency }).first()
  expect(spaced(await line.textContent())).toContain(
    `${files.titles.contract_number}${words.was} ${known.contract_number} ${words.becomes} Б-2027/1`,
  )
  await page.getByRole('button', { name: 'Импортировать 2 записи' }).dblclick()
  await expect(page.getByText('right.json: импортировано')).toBeVisible()
  // What was chosen for the export is as it was left.
  await expect(customers).toBeChecked()
  await expect(json).toBeChecked()

  await send('again.json', { customers: [changed], opening_balances: [opening] })
  await expect(page.getByText('again.json: менять нечего')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Здесь уже всё, как в файле: 2 записи.')).toBeVisible()
  await page.goto('/office/ledger?view=openings')
  const waiting = page.getByRole('listitem').filter({ hasText: agency })
  await expect(waiting).toHaveCount(1)
  await expect(waiting).toContainText('Решит другой сотрудник')
})
