import { AxeBuilder } from '@axe-core/playwright'
import { contextOf, setStage, showScreen, type Stage } from '../tools/pictures/open-screen.ts'
import { screens } from '../tools/pictures/screens.ts'
import { languagesOf } from '../tools/pictures/variants.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { theStage } from './stage.ts'

// Every screen of the table that the contact sheet is made of, by light; by dark what a theme can change. All five languages: npm run proof.
// A trace of every screen would cost more than looking at it.
test.use({ trace: 'off' })
test.describe.configure({ mode: 'parallel' })

let stage: Stage
test.beforeAll(async () => {
  stage = await setStage(theStage().origin)
})

for (const screen of screens) {
  const languages = languagesOf(screen, ['ru', 'fa'])
  test(`${screen.name} has no axe violation in ${languages.join(' and ')}, light and dark`, async ({ openPage }) => {
    for (const language of languages) {
      const variant = { language, theme: 'light', width: screen.only === 'phone' ? 390 : 1440 } as const
      const page = await openPage(contextOf(stage, screen, variant))
      await showScreen(page, stage, screen, variant)
      await expectNoAxeViolations(page)
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
      expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.target.join(' ')))).toEqual([])
      await page.context().close()
    }
  })
}
