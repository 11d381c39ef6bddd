import type { SetupLine, SetupLineName } from '@anfilada/contract/setup'

/** What the data say; `unpriced` and its like: how many lack it, and the names of some. */
export type SetupFacts = {
  hasCompany: boolean
  hasConsent: boolean
  hasOffer: boolean
  museums: number
  objects: number
  hasTerms: boolean
  unpricedCategories: string[]
  unpriced: number
  unpricedNames: string[]
  unslotted: number
  unslottedNames: string[]
  unwindowed: number
  unwindowedNames: string[]
  /** Who can sign in, and how many of them are administrators. */
  employees: number
  admins: number
  hasShift: boolean
  hasTestMail: boolean
  hasPayment: boolean
  hasCustomer: boolean
  isDemo: boolean
}
/** What the settings of the server say. */
export type SetupSettings = { mailbox: 'local' | 'smtp'; providers: number }

type Found = Pick<SetupLine, 'state'> & Partial<SetupLine>

/** Refunds and corrections are decided by two people, and the company's own account numbers by two administrators. */
const neededPeople = 2

/** Each line by what the data and the settings say; nothing that is done today is taken for done tomorrow. */
export function setupOf(facts: SetupFacts, settings: SetupSettings): SetupLine[] {
  const lines: Record<SetupLineName, Found> = {
    mail: mailOf(facts, settings),
    staff: stateOf(facts.employees >= neededPeople && (facts.hasCompany || facts.admins >= neededPeople)),
    company: stateOf(facts.hasCompany),
    texts: textsOf(facts),
    museums: facts.objects > 0 ? { state: 'done' } : { state: 'missing' },
    terms: stateOf(facts.objects > 0 && facts.hasTerms),
    prices: pricesOf(facts),
    slots: facts.objects === 0 ? { state: 'missing' } : lackingOf(facts.unslotted, facts.unslottedNames),
    windows: facts.museums === 0 ? { state: 'missing' } : lackingOf(facts.unwindowed, facts.unwindowedNames),
    duty: stateOf(facts.hasShift),
    payments: settings.providers === 0 ? { state: 'off' } : { state: facts.hasPayment ? 'done' : 'untested' },
    customers: stateOf(facts.hasCustomer),
  }
  return Object.entries(lines).map(([line, found]) => ({ count: 0, codes: [], names: [], ...found, line: line as SetupLineName }))
}

function stateOf(isDone: boolean): Found {
  return { state: isDone ? 'done' : 'missing' }
}

function lacking(codes: readonly string[]): Found {
  return codes.length === 0 ? { state: 'done' } : { state: 'missing', count: codes.length, codes: [...codes] }
}

function lackingOf(count: number, names: readonly string[]): Found {
  return count === 0 ? { state: 'done' } : { state: 'missing', count, names: [...names] }
}

/** Nobody registers without a consent, nobody pays without an offer. */
function textsOf({ hasConsent, hasOffer }: SetupFacts): Found {
  return lacking([...(hasConsent ? [] : ['consent']), ...(hasOffer ? [] : ['offer'])])
}

/** Categories whose prices end too soon say more than single objects without a price. */
function pricesOf({ objects, unpricedCategories, unpriced, unpricedNames }: SetupFacts): Found {
  if (objects === 0) return { state: 'missing' }
  const categories = lacking(unpricedCategories)
  return categories.state === 'done' ? lackingOf(unpriced, unpricedNames) : categories
}

/** Mails of a demo stay in the office, as they shall. */
function mailOf({ isDemo, hasTestMail }: SetupFacts, { mailbox }: SetupSettings): Found {
  if (mailbox === 'local') return { state: isDemo ? 'done' : 'off' }
  return { state: hasTestMail ? 'done' : 'untested' }
}
