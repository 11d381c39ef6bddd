import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configSettings } from '../../../packages/server/src/config.ts'
import { modulbankSettings } from '../../../packages/server/src/payments/providers/modulbank-gateway.ts'
import { wechatSettings } from '../../../packages/server/src/payments/providers/wechat-gateway.ts'
import { root } from '../../bootstrap/install.mjs'
import { launchSettings, neededSettings } from '../config.ts'

const lines = readFileSync(join(root, 'docs/run-it.md'), 'utf8').split('\n')
/** Names in the first column of the table of settings, and whether it says that they are needed. */
const named = lines.flatMap((line) => {
  const [, names = '', needed] = /^\| (`[A-Z_`, ]+) \| (yes|no) \|/.exec(line) ?? []
  return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => ({ name, isNeeded: needed === 'yes' }))
})

test('the page for companies names every setting that is read, once, and says which must be there', () => {
  const providers = [modulbankSettings, wechatSettings].flatMap(({ shape }) => Object.keys(shape))
  const read = new Set([...configSettings, ...launchSettings, ...providers])
  expect(named.map(({ name }) => name).toSorted()).toEqual([...read].toSorted())
  const needed = named.filter(({ isNeeded }) => isNeeded).map(({ name }) => name)
  expect(needed.toSorted()).toEqual(neededSettings.toSorted())
})
