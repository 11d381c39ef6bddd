import type { CDPSession, ElementHandle, Locator, Page } from '@playwright/test'

/** Times slower than this machine, as the telephones are that people work on. */
export const slowDown = 4

/** Without `act` the element that is found is pressed. */
export type Act = {
  name: string
  find?: (page: Page) => Locator
  act?: (page: Page, element: ElementHandle | undefined) => Promise<unknown>
  shows?: (page: Page) => Locator
}

/** ms of processor time of the page's main thread: its longest task, and all of them together. */
export type Tasks = { longest: number; all: number }

/**
 * The tasks of the page's main thread during an act, with the slow-down in them: what other programs take of the machine meanwhile does not
 * count. The pause lets the act end: what is drawn in slices belongs to it. The element is looked for before, the result after: Playwright
 * searches in the page itself, and in thousands of rows its search would be the longest task.
 */
export async function tasksDuring(page: Page, chrome: CDPSession, { find, act, shows }: Act): Promise<Tasks> {
  const element = (await find?.(page).elementHandle()) ?? undefined
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]))
  chrome.on('Tracing.dataCollected', collect)
  await chrome.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await (act ? act(page, element) : element?.click())
  await page.waitForTimeout(2000)
  const whole = new Promise((resolve) => chrome.once('Tracing.tracingComplete', resolve))
  await chrome.send('Tracing.end')
  await whole
  chrome.off('Tracing.dataCollected', collect)
  await shows?.(page).first().waitFor()
  const isMain = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf))
  const tasks = events.filter((event) => event.tdur !== undefined && isMain.has(threadOf(event)))
  const ran = tasks.filter(({ name }) => name === 'RunTask')
  const ms = (event: TraceEvent): number => (event.tdur ?? 0) / 1000
  return { longest: Math.round(Math.max(0, ...tasks.map(ms))), all: Math.round(ran.reduce((sum, task) => sum + ms(task), 0)) }
}

const includedCategories = ['toplevel', 'disabled-by-default-devtools.timeline']
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }
const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
