import { expect, test } from './fixtures.ts'
import { holdFaces, noteShifts, shiftsOf } from './shifts.ts'

// The faces of the page come after its words: those of the machine that stand in their place break lines where they will be broken.

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

for (const viewport of windows) {
  for (const language of ['ru', 'en', 'zh', 'fa', 'vi']) {
    test(`nothing of the login moves when its faces come: ${language}, ${viewport.width} px`, async ({ openPage }) => {
      const page = await openPage({ viewport })
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      await noteShifts(page)
      const letCome = await holdFaces(page)
      await page.goto('/login', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.locator('main svg use').waitFor({ state: 'attached' })
      await letCome()
      expect(await shiftsOf(page)).toEqual([])
    })
  }
}

const lists = [
  { path: '/upcoming', row: 'main li' },
  { path: '/archive', row: 'main li' },
  { path: '/payments-history', row: 'main tbody tr' },
] as const

for (const { path, row } of lists) {
  for (const viewport of windows) {
    test(`nothing of a list moves while it comes, nor when its faces do: ${path}, ${viewport.width} px`, async ({ signIn }) => {
      const page = await signIn({ login: 'agency', app: 'portal', viewport })
      // What another journey orders meanwhile comes into the list, and moves it rightly.
      await page.route(/\/events\/$/, (route) => route.fulfill({ status: 403 }))
      await noteShifts(page)
      const letCome = await holdFaces(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator(row).first()).toBeVisible()
      // The last that comes to a page of the portal, behind its answers.
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await letCome()
      expect(await shiftsOf(page)).toEqual([])
    })
  }
}
