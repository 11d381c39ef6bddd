import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { root } from '../bootstrap/install.mjs'

export type Violation = Readonly<{ rule: string; from: string; to: string; comment: string }>
export type Cruise = Readonly<{ modules: number; violations: Violation[] }>

type Rule = { name: string; scope?: 'module' | 'folder'; comment?: string }
type Settings = Readonly<{ tests: string; forbidden: Rule[]; options: ICruiseOptions & { exclude: { path: string } } }>
const settings = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as Settings

export const ruleNames = settings.forbidden.map((rule) => rule.name)
const comments = new Map(settings.forbidden.map(({ name, comment }) => [name, comment ?? '']))

/** Who imports whom below `baseDir`, file by file, and then folder by folder. */
export async function cruiseImports(baseDir: string, folders: string[]): Promise<Cruise> {
  const files = await cruiseBy(settings.forbidden.filter(isOfFiles), settings.options, { baseDir, folders })
  const rooms = await cruiseBy(settings.forbidden.filter(isOfFolders), withoutTests, { baseDir, folders })
  return { modules: files.modules, violations: [...files.violations, ...rooms.violations] }
}

const isOfFolders = ({ scope }: Rule): boolean => scope === 'folder'
const isOfFiles = (rule: Rule): boolean => !isOfFolders(rule)

/** A folder is the sum of its files: with its tests every feature would need the small world of the tests, and that one every feature. */
const withoutTests = { ...settings.options, exclude: { path: `${settings.options.exclude.path}|${settings.tests}` } }

async function cruiseBy(
  rules: Rule[],
  options: ICruiseOptions,
  { baseDir, folders }: { baseDir: string; folders: string[] },
): Promise<Cruise> {
  const { output } = await cruise(folders, { ...options, baseDir, validate: true, ruleSet: { forbidden: rules } as IFlattenedRuleSet })
  const { modules, summary } = output as ICruiseResult
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to, comment: comments.get(rule.name) ?? '' }))
  return { modules: modules.filter((module) => !module.source.includes('node_modules')).length, violations }
}
