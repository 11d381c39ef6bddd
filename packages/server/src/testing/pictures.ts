import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { decodeQR } from 'qr/decode.js'

/** Red, green, blue and opacity of each point, row by row. */
export type Picture = { width: number; height: number; points: Uint8ClampedArray }

/** The pages of a PDF as Chromium's own reader draws them; `scale`: points of the picture to one of the paper. */
export async function picturesOfPdf(file: Buffer, scale: number): Promise<Picture[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(file)
    const pictures: Picture[] = []
    for (const page of document.pages()) {
      const { width, height, data } = await page.render({ scale, render: 'bitmap' })
      pictures.push({ width, height, points: Uint8ClampedArray.from(data) })
    }
    document.destroy()
    return pictures
  } finally {
    library.destroy()
  }
}

/** What a camera reads in the picture; undefined where it finds no code. */
export function codeIn({ points, width, height }: Picture): string | undefined {
  try {
    // It would look no longer than a frame of a camera lasts, which a busy machine may need for less.
    return decodeQR({ width, height, data: points }, { format: 'RGBA', timeLimit: Infinity })
  } catch {
    return undefined
  }
}

/** The share of points that are lighter or darker in one than in the other by more than a hair's edge; 1 for pictures of different sizes. */
export function difference(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return 1
  let different = 0
  for (let at = 1; at < one.points.length; at += 4) {
    if (Math.abs((one.points[at] ?? 0) - (other.points[at] ?? 0)) > 96) different++
  }
  return (different * 4) / one.points.length
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** The picture in shades of grey, as a PNG that `readGrey` reads again. */
export function writeGrey({ width, height, points }: Picture): Buffer {
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = points[(y * width + x) * 4 + 1] ?? 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

/** A PNG of `writeGrey`, and none of anybody else: its rows are not filtered. */
export function readGrey(file: Buffer): Picture {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const start = file.indexOf('IDAT')
  const rows = inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)))
  const points = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at++) points.fill(rows[at + Math.floor(at / width) + 1] ?? 0, at * 4, at * 4 + 3)
  return { width, height, points }
}

function chunk(kind: string, content: Buffer): Buffer {
  const written = Buffer.concat([Buffer.alloc(4), Buffer.from(kind), content, Buffer.alloc(4)])
  written.writeUInt32BE(content.length, 0)
  written.writeUInt32BE(crc32(written.subarray(4, -4)), written.length - 4)
  return written
}
