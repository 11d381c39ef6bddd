// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { actsIn, formsIn, tryForms, withTrouble, type OpenForm, type Trouble } from '@anfilada/browser/form-cases'
import { FakeActions, type Answers } from './testing/fake-actions.ts'
import { answers } from './testing/form-answers.ts'
import { acts } from './testing/acts.ts'
import { companyForms } from './testing/company-forms.ts'
import { dayForms } from './testing/day-forms.ts'
import type { Row } from './testing/form-rows.ts'
import { renderOffice } from './testing/render-office.tsx'

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** What sends nothing by itself. */
const sendless = {
  './payments/list/PaymentFilters.tsx': 'only reads',
  './windows/wishes/AnswerForm.tsx': 'is sent by the dialog that follows (windows/wishes/Confirmation.tsx)',
  './pricing/cell/PriceForm.tsx': 'changes the sheet that is open, which is saved as a whole (pricing/draft/saving.test.ts)',
}

/** Acts that forms of the table send. */
const byForms = ['./windows/wishes/use-answers.ts answer_wishes']

async function open(row: Row, trouble: () => Trouble): Promise<OpenForm> {
  const server = new FakeActions(withTrouble({ ...answers, ...row.answers }, row, trouble) as Answers)
  const office = renderOffice({ address: row.path, server, role: row.role })
  const sent = () => server.calls.filter(({ action }) => action === row.sent).map(({ data, key }) => ({ data, key }))
  return { ...office, sent }
}

const forms = [...dayForms, ...companyForms]
tryForms([...forms, ...acts], { open, words: { noLine: /No connection to the server/, login: /Staff login/ }, login: '/login' })

describe('the table of the forms', () => {
  const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!**/*.test.*'], { query: '?raw', import: 'default', eager: true })

  it('has every form of the office', () => {
    expect([...new Set([...forms.map(({ file }) => file), ...Object.keys(sendless)])].toSorted()).toEqual(formsIn(sources).toSorted())
  })

  it('has every act of the office', () => {
    const listed = [...acts.map(({ file, sent }) => `${file} ${sent}`), ...byForms]
    expect([...new Set(listed)].toSorted()).toEqual([...new Set(actsIn(sources))].toSorted())
  })
})
