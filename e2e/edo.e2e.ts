import { randomUUID } from 'node:crypto'
import { en } from '../packages/phrases/src/settings/en.ts'
import { expect, test } from './fixtures.ts'

const { edo } = en

test('an agency asks in English for documents through EDO, the accountant connects them by the task, and the agency sees it', async ({
  signIn,
}) => {
  // Another at each run: the same one once more is nothing new.
  const id = `2BE${randomUUID()}`
  const agency = await signIn({ login: 'agency2' })
  await agency.evaluate(() => localStorage.setItem('language', 'en'))
  await agency.goto('/settings?tab=edo')
  await agency.getByRole('radio', { name: edo.operators.sbis }).check()
  await agency.getByLabel(edo.participant_id).fill(id)
  await agency.getByRole('checkbox', { name: edo.consentTick }).check()
  await agency.getByRole('button', { name: edo.request }).click()
  await expect(agency.getByRole('region', { name: edo.state })).toContainText(edo.status.requested)

  const office = await signIn({ login: 'office-accountant', app: 'office' })
  await office.goto('/office/payments?view=tasks&about=edo_requested')
  const task = office.getByRole('listitem').filter({ hasText: 'Клиент просит обмен документами через ЭДО' })
  await task.first().getByRole('link').click()
  const pane = office.getByRole('region', { name: 'ЭДО' })
  await expect(pane).toContainText(id)
  await pane.getByRole('button', { name: 'Отметить…' }).click()
  const dialog = office.getByRole('dialog', { name: /^ЭДО/ })
  await dialog.getByRole('radio', { name: 'подключён' }).check()
  await dialog.getByLabel('Что сделано или почему').fill('Приглашение принято в СБИС')
  await dialog.getByRole('button', { name: 'Отметить состояние' }).click()
  await expect(dialog).toBeHidden()
  await expect(pane).toContainText('подключён')

  await agency.reload()
  const state = agency.getByRole('region', { name: edo.state })
  await expect(state).toContainText(edo.status.active)
  await expect(state).toContainText('Приглашение принято в СБИС')
})
