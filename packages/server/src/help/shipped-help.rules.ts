import { customerRoles, staffRoles, type Role } from '@anfilada/contract/abilities'

/** A question as its file says it; `answer` is Markdown. */
export type ShippedQuestion = { slug: string; title: string; roles: Role[]; answer: string }
export type ShippedSubject = { title: string; questions: ShippedQuestion[] }

/** Whom a file may name, by its word there. */
const readers = new Map<string, readonly Role[]>([
  ['agency', ['owner', 'manager']],
  ['office-accountant', ['office_accountant']],
  ...[...customerRoles, ...staffRoles].map((role) => [role, [role]] as const),
])

/** The order in which subjects stand: first what a newcomer asks. */
export const subjectOrder = [
  'first-steps',
  'placing-orders',
  'order-changes',
  'payment',
  'invoices-and-balance',
  'prices-and-terms',
  'guides-and-licenses',
  'guide-on-the-day',
  'account-and-safety',
  'office',
] as const

/**
 * One subject in one language: `# title`, then of each question `## title {#slug}`, if it is not for everybody a line `audience: …`, and
 * the answer. Throws at what is not of that form.
 */
export function readShipped(text: string): ShippedSubject {
  const [head = '', ...questions] = text.split(/^## /mu)
  const title = /^# (.+)\n/u.exec(head)?.[1]
  if (title === undefined) throw new Error('A subject has no title')
  return { title, questions: questions.map(readQuestion) }
}

function readQuestion(text: string): ShippedQuestion {
  const [, title, slug, audience, answer] = /^(.+) \{#([a-z-]+)\}\n(?:audience: (.+)\n)?([^]+)$/u.exec(text) ?? []
  if (title === undefined || slug === undefined || answer === undefined) throw new Error(`Not a question: ${text.slice(0, 60)}`)
  return { slug, title, roles: rolesOf(audience), answer: answer.trim() }
}

function rolesOf(audience: string | undefined): Role[] {
  const words = audience?.split(', ') ?? []
  return words.flatMap((word) => {
    const roles = readers.get(word)
    if (!roles) throw new Error(`Nobody is called ${word}`)
    return roles
  })
}
