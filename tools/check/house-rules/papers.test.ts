import { expect, test } from 'vitest'
import { absentPapers } from './papers.ts'

const pages = new Set(['README.md', 'bench/README.md', 'docs/specification/orders.md'])
const found = (path: string, text: string) => absentPapers([{ path, text }], pages).map(({ line }) => line)

test.each([
  ['a.ts', '/** Nothing leads out of it (product.md §3). */'],
  ['a.ts', '// spec §4'],
  ['a.tsx', '{/* The list is emptied: Spec §8. */}'],
  ['a.ts', '/**\n * A day\n * is text (style P7). */'],
  ['a.ts', '// Vectors: facts/payments.'],
  ['a.css', '/* All tokens: ui.md */'],
  ['a.sql', '-- Who pays. contract.md, Idempotency.'],
  ['docs/decisions/0001.md', 'Guesses are slow (issue 4).'],
  ['docs/decisions/0001.md', 'As `orders.md` says.'],
])('a paper that nobody has is found in %s: %s', (path, text) => {
  expect(found(path, `\n${text}`)).toEqual([text.includes('\n') ? 4 : 2])
})

test.each([
  ['a.ts', '/** Nothing leads out of it (specification/orders.md). */'],
  ['a.ts', '// docs/specification/orders.md'],
  ['bench/a.ts', '// Told in README.md.'],
  ['a.ts', '// RFC 4226 §4, Tax Code, article 149 §2'],
  ['a.ts', "const name = 'product.md'"],
  ['a.ts', 'const spec = read(issue[4])'],
  ['docs/specification/README.md', '| `orders.md` | statuses |'],
])('what everybody can read is no fault in %s: %s', (path, text) => {
  expect(found(path, text)).toEqual([])
})
