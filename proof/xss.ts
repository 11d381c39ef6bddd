import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { hostilePayloads, type Payload } from '../tools/test/hostile-payloads.ts'
import { looseMarkdown } from '../packages/server/src/testing/loose-markdown.ts'
import { chromiumArgs, findChromium } from '../tools/browser.ts'
import { startThrowawayProduct } from '../tools/launch/throwaway-product.ts'
import { signInDemo, storageOf } from '../tools/pictures/demo-session.ts'
import { plantPayloads, type Planted } from './xss/plant.ts'
import { conclude } from './traces.ts'

// Hundreds of texts that bring a script along, typed wherever people type, on the real screens of Chromium: none may run, and each is
// read as it was typed. Before that the same texts in a bare page, without sanitizer, policy and Trusted Types: there they have to run.
const log = (line: string): void => console.log(line)

/** Whoever calls `alert`, in any frame, says his number. */
async function listen(context: BrowserContext): Promise<Set<number>> {
  const ran = new Set<number>()
  await context.exposeBinding('ranPayload', (_source, number: number) => void ran.add(number))
  await context.addInitScript('window.alert = (number) => window.ranPayload(number)')
  return ran
}

/** Each text as it is and as Markdown alone makes it, in a frame of its own of one bare page, read twice; links and buttons are pressed. */
async function runBare(browser: Browser, payloads: readonly Payload[]): Promise<Set<number>> {
  const context = await browser.newContext()
  const ran = await listen(context)
  const page = await context.newPage()
  await page.route('http://bare.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }))
  for (let at = 0; at < payloads.length; at += 50) {
    const documents = payloads.slice(at, at + 50).flatMap(({ text }) => [text, looseMarkdown(text)])
    await page.goto('http://bare.example/')
    await page.evaluate(pressInFrames, documents)
  }
  // What an image or an animation calls comes a moment after it stands there.
  await page.waitForTimeout(1000)
  await context.close()
  return ran
}

/** In the browser: writes the documents into frames, waits until all have loaded, and presses what can be pressed. */
async function pressInFrames(documents: string[]): Promise<void> {
  await Promise.all(
    documents.map(async (text) => {
      const frame = document.createElement('iframe')
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
      frame.srcdoc = text
      document.body.append(frame)
      // One that never loads says so by what does not run.
      await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 3000))])
      const body = frame.contentDocument?.body
      if (body) body.insertAdjacentHTML('beforeend', body.innerHTML)
      for (const link of frame.contentDocument?.querySelectorAll<HTMLElement>('a, button, area') ?? []) {
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      }
    }),
  )
}

/** What the policy of a real page lets through that it must not: HTML from a string, an inline script, a handler in an attribute. */
async function wallFaults(browser: Browser, origin: string): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin })
  const ran = await listen(context)
  const page = await context.newPage()
  await page.goto('/login')
  const taken = await page.evaluate(() => {
    const [image, script] = [document.createElement('img'), document.createElement('script')]
    image.src = '/nothing'
    document.body.append(image)
    const ways = {
      handler: () => image.setAttribute('onerror', 'alert(0)'),
      script: () => (script.append('alert(0)'), document.body.append(script)),
      html: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
    }
    return Object.entries(ways).flatMap(([way, go]) => {
      try {
        go()
        return [way]
      } catch {
        return []
      }
    })
  })
  await page.waitForTimeout(1000)
  await context.close()
  // A script's words may stand in a page; that they do not run is what counts.
  return [
    ...taken.filter((way) => way !== 'script').map((way) => `the policy takes ${way}`),
    ...(ran.size > 0 ? ['the policy lets a script run'] : []),
  ]
}

/** What stands on the page that no text of people may become, and texts that are not read as they were typed. */
async function faultsOn(page: Page, { address, shown, wait }: Planted): Promise<string[]> {
  await page.goto(address)
  await page.getByText(wait, { exact: false }).first().waitFor()
  const acting = await page.locator('main').locator(actingElements).count()
  const read = (await page.locator('main').evaluate((main) => main.textContent ?? '')).replaceAll(/\s+/g, ' ')
  const lost = shown.filter((text) => !read.includes(text.replaceAll(/\s+/g, ' ')))
  return [
    ...(acting > 0 ? [`${address}: ${acting} elements that could act`] : []),
    ...lost.slice(0, 3).map((text) => `${address}: not shown as typed: ${text}`),
  ]
}

const actingTags = 'script, iframe, object, embed, style, link, base, meta, audio, video, math, image'
const actingHandlers = '[onerror], [onload], [onclick], [onfocus], [onbegin], [ontoggle], [onstart], [onanimationstart]'
const actingAddresses = 'a[href^="java" i], a[href^="data" i], form[action^="java" i], [formaction], img[src=x], svg a'
const actingElements = [actingTags, actingHandlers, actingAddresses].join(', ')

const executablePath = await findChromium(log)
const browser = await chromium.launch({ executablePath, args: chromiumArgs() })
const product = await startThrowawayProduct(log)
try {
  const bare = await runBare(browser, hostilePayloads)
  const vectors = new Map(hostilePayloads.map(({ vector }) => [vector, false]))
  for (const { vector, number } of hostilePayloads) if (bare.has(number)) vectors.set(vector, true)
  const dead = [...vectors].filter(([, hasRun]) => !hasRun).map(([vector]) => `does not run anywhere: ${vector}`)

  const faults = await wallFaults(browser, product.origin)
  const planted = await plantPayloads(product.origin, hostilePayloads)
  let ran = 0
  for (const [login, app] of [
    ['agency', 'portal'],
    ['dispatcher', 'office'],
    ['editor', 'office'],
  ] as const) {
    const session = await signInDemo(product.origin, login, app)
    const context = await browser.newContext({ baseURL: product.origin, storageState: storageOf(product.origin, app, {}, session) })
    const heard = await listen(context)
    context.on('console', (message) => {
      if (/Content Security Policy|Trusted ?Type/i.test(message.text())) faults.push(`${login}: ${message.text()}`)
    })
    const page = await context.newPage()
    for (const one of planted.filter(({ reader }) => reader === login)) faults.push(...(await faultsOn(page, one)))
    ran += heard.size
    faults.push(...[...heard].map((number) => `${login}: ran ${hostilePayloads[number]?.text}`))
    await context.close()
  }
  const pages = planted.length
  const figures = `${hostilePayloads.length} texts of ${vectors.size} vectors, ${bare.size} of them run in a bare page; ${pages} screens with them in news, help, feedback, notes, names, messages and file names: ${ran} ran`
  conclude('xss', figures, [...dead, ...faults])
} finally {
  await browser.close()
  await product.stop()
}
