// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { actsIn, formsIn, tryForms, withTrouble, type OpenForm, type Trouble } from '@anfilada/browser/form-cases'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import { acts } from './testing/acts.ts'
import { serve, type Answers } from './testing/fake-server.ts'
import { answers } from './testing/form-answers.ts'
import { rows, type Row } from './testing/form-table.ts'
import { renderPortal } from './testing/render-portal.tsx'
import { member } from './testing/samples.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** What has no second time: this browser forgets the session, whatever the answer, and the server ends it by itself. */
const onceOnly = ['./shell/layout/ActingBanner.tsx stop_acting']

/** Only reads: nothing is done twice by it. */
const readers = ['./payments/history/HistoryFilters.tsx']

async function open(row: Row, trouble: () => Trouble): Promise<OpenForm> {
  const calls = serve(withTrouble({ ...answers, ...row.answers }, row, trouble) as Answers)
  const as: LoginOutput | undefined = row.isVisitor ? undefined : member('owner')
  if (as && row.hasCode) as.userData.second_factor = 'on'
  const { address, unmount } = await renderPortal({ path: row.path, as })
  const sent = () =>
    calls
      .filter(({ action, path }) => action === row.sent || path === row.sent)
      .map(({ data, headers }) => ({ data, key: headers.get('Idempotency-Key') }))
  return { address, unmount, sent }
}

tryForms(
  [...rows, ...acts].map((row) => (row.isVisitor ? { ...row, hasNoSession: 'of visitors' } : row)),
  { open, words: { noLine: /Нет связи/, login: /^Вход$/ }, login: '/login', anew: ['consent', 'offer_accepted', 'username'] },
)

describe('the table of the forms', () => {
  const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '../../browser/src/identity/**/*.{ts,tsx}', '!**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })

  it('has every form of the portal', () => {
    expect([...new Set([...rows.map(({ file }) => file), ...readers])].toSorted()).toEqual(formsIn(sources).toSorted())
  })

  it('has every act of the portal', () => {
    const listed = [...acts.map(({ file, sent }) => `${file} ${sent}`), ...onceOnly]
    expect([...new Set(listed)].toSorted()).toEqual([...new Set(actsIn(sources))].toSorted())
  })
})
