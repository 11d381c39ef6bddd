import { hostileTexts } from '../packages/server/src/testing/hostile-texts.ts'
import { tokenOf } from './api.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { listens } from './live.ts'
import { choose } from './choose.ts'

/** One pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

test('news of an editor reach an open screen with their mark and their picture, and nothing that was typed into them acts', async ({
  signIn,
  request,
  faults,
}) => {
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
  await editor
    .getByLabel('Картинка в текст, Русский', { exact: true })
    .setInputFiles({ name: 'зал.png', mimeType: 'image/png', buffer: png })
  const written = editor.getByRole('textbox', { name: 'Текст, Русский' })
  await expect(written).toHaveValue(/!\[зал\]\(picture:\d+\)$/)
  await editor.getByRole('radio', { name: 'физлицо' }).check()
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
  const shown = article.getByRole('img', { name: 'зал' })
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1)
  await expect(article.locator('img')).toHaveCount(1)
  await expect(
    article.locator('script, svg, iframe, style, form, [onclick], [onerror], [style], a[href^="java" i], a[href^="data" i]'),
  ).toHaveCount(0)
  expect(await reader.locator('script').count()).toBe(scripts)
  await expect(link).not.toContainText('есть новые')
  await expectNoAxeViolations(reader)

  const picture = /picture:(\d+)/.exec(await written.inputValue())?.[1]
  const asked = async (login: string) => {
    const headers = { Authorization: await tokenOf(request, login) }
    const news = await request.get('/api/v1/news/', { headers })
    return [(await news.text()).includes(title.slice(-13)), (await request.get(`/api/v1/pictures/${picture}`, { headers })).status()]
  }
  expect([await asked('individual'), await asked('agency-manager')]).toEqual([
    [true, 200],
    [false, 404],
  ])
})

test('an editor of the help writes a question and changes its answer, and readers have either at once', async ({ signIn, openPage }) => {
  const editor = await signIn({ login: 'editor', app: 'office' })
  await editor.goto('/office/help-texts')
  const save = async (question: string, answer: string) => {
    const fields = editor.getByRole('region', { name: 'Русский', exact: true })
    await fields.locator('input').fill(question)
    await fields.locator('textarea').fill(answer)
    await editor.getByRole('button', { name: 'Сохранить' }).click()
    await expect(editor.getByRole('heading', { name: question, level: 2 })).toBeVisible()
  }
  const mark = Date.now()
  const visitor = await openPage()
  const reads = async (question: string, answer: string) => {
    await visitor.goto('/help')
    await visitor.getByRole('searchbox').fill(question)
    await visitor.locator('section[aria-live]').getByRole('link', { name: question }).click()
    await expect(visitor.getByText(answer)).toBeVisible()
  }
  await choose(editor.locator('[name=subject_id]'), 0)
  await editor.getByRole('radio', { name: 'все, и без входа' }).check()
  await save(`Где гардероб ${mark}?`, 'Он **слева** от входа.')
  await reads(`Где гардероб ${mark}?`, 'Он слева от входа.')
  await save(`Где теперь гардероб ${mark}?`, 'Он **справа** от входа.')
  await reads(`Где теперь гардероб ${mark}?`, 'Он справа от входа.')
})
