import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/install.mjs'
import { styledBy } from './computed-styles.ts'

const sheet = readFileSync(join(root, 'node_modules/jsdom/lib/jsdom/browser/default-stylesheet.css'), 'utf8')

/** By what the sheet tells elements apart that it shows or hides: attributes, states, classes and neighbours. */
function looks(): Set<string> {
  const rules = [...sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const hiding = rules.filter(([, , body = '']) => /(?:^|[;\s])(?:display|visibility|pointer-events)\s*:/.test(body))
  expect(hiding.length).toBeGreaterThan(20)
  const selectors = hiding.map(([, selector = '']) => selector).join()
  return new Set(
    [...selectors.matchAll(/\[(\w+)|:([\w-]+)|([.#~+])/g)].map(([, attribute, state, other]) => attribute ?? state ?? other ?? ''),
  )
}

test('what is remembered of styles goes by all that the sheet of jsdom shows and hides by', () => {
  const attributes: readonly string[] = styledBy
  // The first summary among its siblings and a popover that is open are looked up anew.
  const known = new Set([...attributes, 'not', 'first-of-type', 'popover-open', 'backdrop'])
  expect([...looks()].filter((look) => !known.has(look))).toEqual([])
  expect(new Set(sheet.match(/[^\s,}]*:first-of-type/g))).toEqual(new Set(['summary:first-of-type']))
})
