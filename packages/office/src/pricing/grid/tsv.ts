/** Rows of cells as spreadsheets put them on the clipboard: tabs between, quotes around a cell that holds a tab, a quote or a line end. */
export function readTsv(text: string): string[][] {
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  return body.includes('"') ? readQuoted(body) : body.split('\n').map((line) => line.split('\t'))
}

function readQuoted(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quotedCell).join('\t')).join('\n')
}

/** A text that a spreadsheet would calculate goes out with an apostrophe: it stays text. */
function quotedCell(cell: string): string {
  const safe = /^[=+@-]/.test(cell) ? `'${cell}` : cell
  return /[\t\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
