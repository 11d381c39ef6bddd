import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { root } from '../bootstrap/install.mjs'

export type Violation = Readonly<{ rule: string; from: string; to: string; comment: string }>
export type Cruise = Readonly<{ modules: number; violations: Violation[] }>

type Settings = Readonly<{ forbidden: { name: string }[]; options: ICruiseOptions }>
const settings = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as Settings

export const ruleNames = settings.forbidden.map((rule) => rule.name)

/** Who imports whom below `baseDir`. */
export async function cruiseImports(baseDir: string, folders: string[]): Promise<Cruise> {
  const ruleSet = { forbidden: settings.forbidden } as IFlattenedRuleSet
  const { output } = await cruise(folders, { ...settings.options, baseDir, validate: true, ruleSet })
  const { modules, summary } = output as ICruiseResult
  const comments = new Map(settings.forbidden.map((rule) => [rule.name, 'comment' in rule ? String(rule.comment) : '']))
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to, comment: comments.get(rule.name) ?? '' }))
  return { modules: modules.filter((module) => !module.source.includes('node_modules')).length, violations }
}
