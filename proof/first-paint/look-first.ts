import type { CDPSession, Page } from '@playwright/test'
import { slowDown } from '../main-thread.ts'

/** ms from the navigation until the element is drawn, what was asked for by then, the longest task before it (ms of the thread), and the shift. */
export type First = { usable: number; requests: number; longest: number; moved: number }

/** Slow 4G as Chromium's own tools have it. */
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const mark = 'usable'

/** Opens an address as a telephone does that never was there, and waits for what `shows` finds. */
export async function lookFirst(page: Page, address: string, shows: string): Promise<First> {
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('Network.enable')
  await chrome.send('Network.emulateNetworkConditions', slowLine)
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const asked: number[] = []
  chrome.on('Network.requestWillBeSent', ({ timestamp }) => asked.push(timestamp * 1_000_000))
  await page.addInitScript(watchFor, { shows, mark })
  const events = await traced(chrome, async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, { polling: 500 })
  })
  const { usable, moved } = await page.evaluate(
    (name) => ({ usable: performance.getEntriesByName(name)[0]?.startTime ?? 0, moved: Reflect.get(globalThis, 'moved') as number }),
    mark,
  )
  const end = events.find(({ name }) => name === mark)?.ts ?? 0
  return { usable, moved, requests: asked.filter((at) => at <= end).length, longest: longestBefore(events, end) }
}

/** In the page: notes the frame after the one in which the element can be seen. */
function watchFor({ shows, mark: name }: { shows: string; mark: string }): void {
  const shift = { moved: 0 }
  Object.defineProperty(globalThis, 'moved', { get: () => shift.moved })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift.moved += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const isShown = (): boolean => document.querySelector(shows)?.checkVisibility({ visibilityProperty: true }) === true
  const look = (): void => void requestAnimationFrame(isShown() ? () => setTimeout(() => performance.mark(name)) : look)
  look()
}

type TraceEvent = { name: string; ts: number; pid: number; tid: number; tdur?: number; args?: { name?: string } }
const categories = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline']

async function traced(chrome: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  chrome.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown[] as TraceEvent[])))
  await chrome.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } })
  await act()
  const whole = new Promise((resolve) => chrome.once('Tracing.tracingComplete', resolve))
  await chrome.send('Tracing.end')
  await whole
  return events
}

/** Of the thread that draws the page: what other programs take of the machine meanwhile does not count. */
function longestBefore(events: readonly TraceEvent[], end: number): number {
  const place = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const main = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(place))
  return Math.max(0, ...events.filter((event) => event.ts <= end && main.has(place(event))).map(({ tdur = 0 }) => tdur / 1000))
}
