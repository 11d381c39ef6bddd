/** A part of an analysed statement: a word, a list, or a node with fields; what is not there is empty. */
export type Tree = Readonly<{ word: string; list: readonly Tree[]; get(field: string): Tree }>

const none: Tree = { word: '', list: [], get: () => none } as const

/** Whether a field holds anything. */
export function isGiven({ word, list, get }: Tree): boolean {
  return word !== '' || list.length > 0 || get('node').word !== ''
}

/** Reads `pg_node_tree`, PostgreSQL's own print of a statement as it understood it. */
export function readTree(text: string): Tree {
  const words = text.match(/[(){}[\]]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}[\]"\\])+/g) ?? []
  let at = 0
  const until = (end: RegExp): Tree[] => (end.test(String(words[at])) ? [] : [next(), ...until(end)])
  const next = (): Tree => {
    const word = String(words[at++])
    if (word === '{') return node()
    if (word !== '(' && word !== '[') return { ...none, word: word.replace(/^<>$|^"(.*)"$/, '$1').replaceAll(/\\(.)/g, '$1') }
    const list = until(/^[)\]]$/)
    at += 1
    return { ...none, list }
  }
  const node = (): Tree => {
    const fields = new Map([['node', next()]])
    // Of bytes the number comes first, the bytes last.
    while (words[at] !== '}') fields.set(String(words[at++]).slice(1), until(/^[:}]/).at(-1) ?? none)
    at += 1
    return { ...none, get: (field) => fields.get(field) ?? none }
  }
  return next()
}
