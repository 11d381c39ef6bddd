import { declaredEncoding, isKnown, partLine, type Said } from './exchange-words.rules.ts'
import { StatementFaulty } from './statement-fault.rules.ts'

export type Line = Said & { number: number }

/** No purpose is a hundredth of it: what is longer is no statement, and is not gathered in memory. */
const longestLine = 16_384
/** Of 60 MB, which is the most that is kept, a statement makes three millions at the very most; line ends alone would be sixty. */
const mostLines = 4_000_000
const [lineFeed, carriageReturn] = [10, 13]
/** Says nothing: where texts of DOS end, and what shows UTF-8. */
const [endMark, orderMark] = [String.fromCodePoint(0x1a), String.fromCodePoint(0xfeff)]

/** Cuts a statement into its lines as its bytes come, each read in the letters that it is written in; empty ones are counted and left out. */
export class LineCutter {
  readonly #letters = new Letters()
  #number = 0
  #rest: Buffer = Buffer.alloc(0)

  #read(bytes: Buffer): Line {
    return { number: this.#number, ...this.#letters.read(bytes) }
  }

  /** The lines that end in this piece; throws `line_too_long` and `too_long`. */
  *take(piece: Buffer): Generator<Line> {
    let from = 0
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, from)) {
      const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece.subarray(from, end)]) : piece.subarray(from, end)
      this.#number++
      if (this.#number > mostLines) throw new StatementFaulty({ code: 'too_long', line: this.#number })
      this.#measure(bytes, this.#number)
      if (bytes.length > 1 || (bytes.length === 1 && bytes[0] !== carriageReturn)) yield this.#read(bytes)
      this.#rest = Buffer.alloc(0)
      from = end + 1
    }
    this.#measure(piece, this.#number + 1, this.#rest.length - from)
    this.#rest = Buffer.concat([this.#rest, piece.subarray(from)])
  }

  /** The last line, when nothing ends it. */
  *end(): Generator<Line> {
    this.#number++
    if (this.#rest.length > 0) yield this.#read(this.#rest)
  }

  #measure({ length }: Buffer, line: number, more = 0): void {
    if (length + more > longestLine) throw new StatementFaulty({ code: 'line_too_long', line })
  }
}

type Encoding = 'utf-8' | 'windows-1251' | 'ibm866'
const decoders: Record<Encoding, TextDecoder> = {
  'utf-8': new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }),
  'windows-1251': new TextDecoder('windows-1251'),
  ibm866: new TextDecoder('ibm866'),
}
const order: readonly Encoding[] = ['utf-8', 'windows-1251', 'ibm866']

/**
 * In which letters each line is written: those of the line before, when it begins with a word of the format so, or the others that do. A line
 * without such a word is UTF-8 if it can be, else as the head says. So a file that says something else than it is, or was put together of two, is read as well.
 */
class Letters {
  #last: Encoding = 'utf-8'
  #declared: Encoding = 'windows-1251'

  read(bytes: Buffer): Said {
    const said = this.#known(bytes) ?? decode(bytes, 'utf-8') ?? partLine(decoders[this.#declared].decode(bytes))
    this.#declared = declaredEncoding(said) ?? this.#declared
    return said
  }

  #known(bytes: Buffer): Said | undefined {
    for (const encoding of [this.#last, ...order]) {
      const said = decode(bytes, encoding)
      if (!said || !isKnown(said)) continue
      this.#last = encoding
      return said
    }
    return undefined
  }
}

/** Undefined when the bytes are not written so. */
function decode(bytes: Buffer, encoding: Encoding): Said | undefined {
  try {
    return partLine(decoders[encoding].decode(bytes).replaceAll(endMark, '').replace(orderMark, ''))
  } catch {
    return undefined
  }
}
