import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { type Page, rememberStyles } from './computed-styles.ts'

// Where libraries ask: in a process without a context of its own it is not the global object.
rememberStyles((globalThis as unknown as { document: { defaultView: Page } }).document.defaultView)

// Lists of react-aria find their rows by it; jsdom has none.
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } })

// A busy machine is no fault of the screen: what is waited for either comes or does not, and the test's own limit ends it.
configure({ asyncUtilTimeout: 60_000 })

// A wait asks after every change of the page. The library writes the whole page into each answer "not yet", of which only the last is read,
// and that one it writes anew.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    isWaiting() ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) : getElementError(message, container),
})

function isWaiting(): boolean {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true
}

/** 12:00 in St Petersburg on a Saturday before every day that tests of screens call future. */
const now = new Date('2026-11-21T09:00:00Z')

// Before a file is loaded too, since what stands at its top may count from today. `Date` and `Temporal` alone: timers pass.
vi.setSystemTime(now)
beforeEach(() => void vi.setSystemTime(now))

afterEach(cleanup)
