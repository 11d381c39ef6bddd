/** One block of a stream of server-sent events. Without an event it only moves the position. */
export type StreamBlock = { id?: string; event?: string; data: string }

/** Reads `text/event-stream` (HTML standard, "Server-sent events") from pieces that may be cut anywhere. */
export function createEventParser() {
  let rest = ''
  let block: StreamBlock = { data: '' }

  function readLine(line: string): StreamBlock | undefined {
    if (line === '') {
      const complete = block
      block = { data: '' }
      return complete.id !== undefined || complete.event !== undefined ? complete : undefined
    }
    const [field, value] = splitLine(line)
    if (field === 'id') block.id = value
    else if (field === 'event') block.event = value
    else if (field === 'data') block.data += block.data === '' ? value : `\n${value}`
    return undefined
  }

  return {
    /** The blocks that this piece completes. */
    push(piece: string): StreamBlock[] {
      const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      return lines.map(readLine).filter((complete) => complete !== undefined)
    },
  }
}

/** `field: value`; a comment has an empty field. One space after the colon belongs to the format. */
function splitLine(line: string): [field: string, value: string] {
  const colon = line.indexOf(':')
  if (colon < 0) return [line, '']
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
}
