import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { darkFile, darkOfSystem } from './dark-of-system.ts'
import { coloursFile, mailColours } from './mail-colours.ts'
import { pageColours, pageColoursFile } from './page-colours.ts'

const names = ['paper', 'surface', 'ink', 'ink-3', 'rule', 'accent', 'on-accent', 'accent-ink']
const theme = (colour: string, without?: string) =>
  `:root {\n${names
    .filter((name) => name !== without)
    .map((name) => `  --${name}: ${colour};\n`)
    .join('')}}\n:root[data-theme="dark"] {\n  --paper: #000000;\n}\n`

test('the colours of mails are those of the design system', async () => {
  expect(await readFile(coloursFile, 'utf8')).toBe(mailColours())
})

test('the colours of a voucher’s page are those of both themes', async () => {
  expect(await readFile(pageColoursFile, 'utf8')).toBe(pageColours())
})

test('the dark theme of the system is the one that can be chosen', async () => {
  expect(await readFile(darkFile, 'utf8')).toBe(darkOfSystem())
  expect(darkOfSystem(theme('#123456'))).toContain(':root:not([data-theme]) {\n  --paper: #000000;\n}')
})

test('a colour of mails follows the light theme, not the dark one', () => {
  expect(mailColours(theme('#123456'))).toContain("  paper: '#123456',\n")
  expect(mailColours(theme('#123456'))).toContain("  onAccent: '#123456',\n")
})

test('a colour that the design system has no more is asked for by its name', () => {
  expect(() => mailColours(theme('#123456', 'rule'))).toThrow('--rule')
})
