import { posix } from 'node:path'
import type { Described } from './describe.ts'

/** The generated files by path: one a feature, with the rows of its statements by name. */
export function writeRows(described: readonly Described[]): Map<string, string> {
  const features = Map.groupBy(described, ({ path }) => posix.dirname(path).split('/')[0] ?? '')
  return new Map([...features].map(([feature, statements]) => [`${feature}/${feature}.statements.ts`, fileOf(feature, statements)]))
}

function fileOf(feature: string, statements: readonly Described[]): string {
  const imports = new Map<string, Set<string>>()
  const typed = (type: string): string =>
    type.replaceAll(/([\w[\]<>]+(?: [\w[\]<>]+)*?) from ([\w@/.-]+)/g, (_, name: string, module: string) => {
      for (const [identifier] of name.matchAll(/\b(?!Partial\b|Record\b)[A-Z]\w*/g))
        imports.set(module, (imports.get(module) ?? new Set()).add(identifier))
      return name
    })
  const rows = statements.map(({ name, columns }) => {
    const fields = columns.map(([column, type]) => `      ${/^[a-z_]\w*$/i.test(column) ? column : `'${column}'`}: ${typed(type)}\n`)
    return fields.length === 0 ? `    ${name}: never\n` : `    ${name}: {\n${fields.join('')}    }\n`
  })
  const lines = [...imports]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, names]) => `import type { ${[...names].sort().join(', ')} } from '${reach(feature, module)}'\n`)
  return `// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '${reach(feature, 'db/statement-rows.ts')}'
${lines.join('')}
declare module '${reach(feature, 'db/statement-rows.ts')}' {
  interface StatementRows {
${rows.join('')}  }
}
`
}

/** A module of the server as a feature's folder reaches it. */
function reach(feature: string, module: string): string {
  if (module.startsWith('@')) return module
  const path = posix.relative(feature, module)
  return path.startsWith('.') ? path : `./${path}`
}
