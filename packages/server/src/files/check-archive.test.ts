import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { workbook, zip } from '../testing/archives.ts'
import { judgeArchive } from './check-archive.ts'

fc.configureGlobal({ seed: 2026 })

const book = workbook('<row r="1"><c r="A1"><v>1</v></c></row>')
const two = zip([
  { name: 'a', content: Buffer.from('hello') },
  { name: 'b', content: Buffer.from('world') },
])
const directoryOf = (file: Buffer): number => file.readUInt32LE(file.length - 6)

function changed(file: Buffer, change: (copy: Buffer, directory: number) => void): Buffer {
  const copy = Buffer.from(file)
  change(copy, directoryOf(copy))
  return copy
}

/** An archive whose end names another one, as archives of more than 65,535 entries do. */
function withZip64(file: Buffer): Buffer {
  const [body, end] = [file.subarray(0, -22), file.subarray(-22)]
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06_06_4b_50, 0)
  record.writeUInt32LE(44, 4)
  record.writeUInt32LE(2, 24)
  record.writeUInt32LE(2, 32)
  record.writeUInt32LE(directoryOf(file), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07_06_4b_50, 0)
  locator.writeUInt32LE(body.length, 8)
  return Buffer.concat([body, record, locator, end])
}

describe('an archive', () => {
  it('is taken as it comes from a spreadsheet program, with a comment, too', async () => {
    const commented = Buffer.concat([book, Buffer.from('note')])
    commented.writeUInt16LE(4, book.length - 2)
    expect(await judgeArchive(book)).toBe('archive')
    expect(await judgeArchive(commented)).toBe('archive')
  })

  it.each<[string, () => Buffer, string]>([
    ['has an entry that unpacks to 1,000 times its size', () => zip([{ name: 'a', content: Buffer.alloc(2_000_000) }]), 'huge'],
    // The second entry of the directory points to the bytes of the first.
    ['uses bytes twice', () => changed(two, (copy, at) => two.copy(copy, at + 47, at, at + 47)), 'huge'],
    ['says that it unpacks to less than it does', () => changed(two, (copy, at) => copy.writeUInt32LE(2, at + 24)), 'huge'],
    ['says that it unpacks to more than it does', () => changed(two, (copy, at) => copy.writeUInt32LE(9, at + 24)), 'broken'],
    ['is encrypted', () => changed(two, (copy, at) => copy.writeUInt16LE(1, at + 8)), 'broken'],
    ['is packed in a way that nobody reads', () => changed(two, (copy, at) => copy.writeUInt16LE(9, at + 10)), 'broken'],
    ['names an entry otherwise in its directory', () => changed(two, (copy, at) => copy.write('z', at + 46)), 'broken'],
    ['packs an entry otherwise in its directory', () => changed(two, (copy) => copy.writeUInt16LE(0, 8)), 'broken'],
    ['counts fewer entries than it has', () => changed(two, (copy) => copy.writeUInt16LE(1, copy.length - 12)), 'broken'],
    ['counts none', () => changed(two, (copy) => copy.writeUInt16LE(0, copy.length - 12)), 'broken'],
    ['begins its entry behind its end', () => changed(two, (copy, at) => copy.writeUInt32LE(90_000, at + 42)), 'broken'],
    ['writes outside its folder', () => zip([{ name: '../a', content: Buffer.from('hello') }]), 'broken'],
    ['has a directory for 4 GB behind its own', () => withZip64(two), 'broken'],
  ])('is refused when it %s', async (_what, make, verdict) => {
    expect(await judgeArchive(make())).toBe(verdict)
  })

  it('is judged whatever bytes come, and never taken where it is cut', async () => {
    const bytes = fc.tuple(fc.nat(book.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(bytes, { minLength: 1, maxLength: 4 }), async (changes) => {
        const file = Buffer.from(book)
        for (const [at, byte] of changes) file[at] = byte
        expect(['archive', 'huge', 'broken']).toContain(await judgeArchive(file))
      }),
      { numRuns: 300 },
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(book.length - 1), async (length) => {
        expect(await judgeArchive(book.subarray(0, length))).toBe('broken')
      }),
      { numRuns: 50 },
    )
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (junk) => {
        expect(await judgeArchive(Buffer.from(junk))).toBe('broken')
      }),
    )
  })
})
