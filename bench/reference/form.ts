const fieldName = /(?:^|;)\s*name="([^"]*)"/i

/** The least that reads a form of two text fields; the product's own parser is careful, this one only shows what is possible. */
export function parseForm(body: Buffer, contentType: string): Record<string, string> {
  const match = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  if (!match) throw new Error('no boundary')
  const delimiter = Buffer.from(`\r\n--${match[1] ?? match[2]}`)
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  if (body.indexOf(delimiter.subarray(2)) !== 0) throw new Error('bad multipart')
  let position = delimiter.length - 2
  for (let part = 0; part < 32; part++) {
    if (body[position] === 45 && body[position + 1] === 45) return fields
    const head = body.indexOf('\r\n\r\n', position)
    const end = head < 0 ? -1 : body.indexOf(delimiter, head + 2)
    if (end < 0) break
    const name = nameOf(body.toString('latin1', position, head))
    if (name !== undefined) fields[name] = body.toString('utf8', head + 4, Math.max(head + 4, end))
    position = end + delimiter.length
  }
  throw new Error('bad multipart')
}

function nameOf(head: string): string | undefined {
  const line = head.split('\r\n').find((entry) => /^content-disposition:/i.test(entry))
  return line === undefined ? undefined : fieldName.exec(line)?.[1]
}
