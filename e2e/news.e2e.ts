import { hostileTexts } from '../packages/server/src/testing/hostile-texts.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { listens } from './live.ts'

test('news of an editor reach an open screen with their mark, and nothing that was typed into them acts', async ({ signIn, faults }) => {
  const reader = await signIn({ login: 'individual' })
  reader.on('dialog', (dialog) => faults.push(`dialog: ${dialog.message()}`))
  await reader.goto('/news')
  const link = reader.getByRole('link', { name: /^Новости/ })
  await expect(reader.getByRole('article').first()).toBeVisible()
  await expect(link).not.toContainText('есть новые')
  await reader.goto('/upcoming')
  await listens(reader)
  await reader.evaluate(() => Object.assign(window, { isSamePage: true }))

  const editor = await signIn({ login: 'editor', app: 'office' })
  editor.on('dialog', (dialog) => faults.push(`dialog: ${dialog.message()}`))
  await editor.goto('/office/publications?kind=news')
  const title = `Проверка <img src=x onerror=alert(1)> ${Date.now()}`
  await editor.locator('input[name=ru]').fill(title)
  await editor
    .getByRole('region', { name: 'Русский', exact: true })
    .locator('textarea')
    .fill(['Слова **жирные**', ...hostileTexts].join('\n\n'))
  const preview = editor.getByRole('region', { name: 'Как увидят, Русский' })
  await expect(preview.getByText('<svg onload=alert(1)>')).toBeVisible()
  await editor.getByRole('button', { name: 'сейчас' }).click()
  await editor.getByRole('button', { name: 'Сохранить' }).click()
  await expect(editor.getByText('показывается').first()).toBeVisible()
  await expectNoAxeViolations(editor)

  await expect(link).toContainText('есть новые')
  expect(await reader.evaluate(() => 'isSamePage' in window)).toBe(true)
  const scripts = await reader.locator('script').count()
  await link.click()
  const article = reader.getByRole('article').filter({ hasText: title })
  await expect(article.getByText('жирные')).toHaveCSS('font-weight', /^[6-9]\d\d$/)
  await expect(article).toContainText('<script>alert(1)</script>')
  await expect(
    article.locator('script, img, svg, iframe, style, form, [onclick], [onerror], [style], a[href^="java" i], a[href^="data" i]'),
  ).toHaveCount(0)
  expect(await reader.locator('script').count()).toBe(scripts)
  await expect(link).not.toContainText('есть новые')
  await expectNoAxeViolations(reader)
})
