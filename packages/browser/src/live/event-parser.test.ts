import { describe, expect, it } from 'vitest'
import { createEventParser, type StreamBlock } from './event-parser.ts'

const ready: StreamBlock = { id: '99-0', event: 'ready', data: '{"resumed":true}' }
const order: StreamBlock = { id: '100-4', event: 'order', data: '{"id":4,"topic":"order.placed","order_id":4}' }
const text = `retry: 2000\n\nid: 99-0\nevent: ready\ndata: {"resumed":true}\n\n: beat\nid: 99-7\n\n: beat\n\nid: 100-4\nevent: order\ndata: ${order.data}\n\n`
const blocks = [ready, { id: '99-7', data: '' }, order]

function read(pieces: readonly string[]): StreamBlock[] {
  const parser = createEventParser()
  return pieces.flatMap((piece) => parser.push(piece))
}

describe('the stream of events', () => {
  it('is read the same wherever the network cuts it', () => {
    for (let cut = 0; cut <= text.length; cut++) expect(read([text.slice(0, cut), text.slice(cut)])).toEqual(blocks)
    expect(read(text.split(''))).toEqual(blocks)
  })

  it.each(['\r\n', '\r'])('is read with other ends of lines, cut anywhere', (end) => {
    // A lone CR at the end of a piece may be half of a CRLF, so the last block waits for one character more.
    const other = `${text.replaceAll('\n', end)}:`
    for (let cut = 0; cut <= other.length; cut++) expect(read([other.slice(0, cut), other.slice(cut)])).toEqual(blocks)
    expect(read(other.split(''))).toEqual(blocks)
  })

  it('keeps an unfinished block back', () => {
    expect(read(['id: 1-1\nevent: order\ndata: {"id"'])).toEqual([])
  })

  it('joins the lines of data and takes off one space only', () => {
    expect(read(['event: order\ndata:  a\ndata:b\n\n'])).toEqual([{ event: 'order', data: ' a\nb' }])
  })
})
