import { crc32, deflateRawSync } from 'node:zlib'

export type Packed = { name: string; content: Buffer; /** What the archive says that it unpacks to. */ said?: number }

/** A ZIP file made by hand, so that it may lie. */
export function zip(entries: readonly Packed[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, said = content.length } of entries) {
    const packed = deflateRawSync(content)
    const title = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50, 0)
    local.writeUInt16LE(8, 8)
    const facts = Buffer.alloc(12)
    facts.writeUInt32LE(crc32(content), 0)
    facts.writeUInt32LE(packed.length, 4)
    facts.writeUInt32LE(said, 8)
    facts.copy(local, 14)
    local.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02_01_4b_50, 0)
    entry.writeUInt16LE(8, 10)
    facts.copy(entry, 16)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(offset, 42)
    bodies.push(local, title, packed)
    directory.push(entry, title)
    offset += local.length + title.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}

/** A workbook of one sheet from its XML rows, for cells that no program of ours would write. */
export function workbook(sheetData: string, after = '', sheet = 'Prices'): Buffer {
  const xml = (body: string): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zip([
    {
      name: '[Content_Types].xml',
      content: xml(
        `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
          `<Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/>` +
          `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      content: xml(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      content: xml(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheet}" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: xml(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: xml(`<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData>${after}</worksheet>`),
    },
  ])
}
