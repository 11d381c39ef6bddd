import * as z from 'zod/mini'
import type { Ability } from './abilities.ts'

/** What a kept file can be, by what is in it: its media type, and the ending of its name. */
export const mediaTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  txt: 'text/plain',
} as const
export type FileFormat = keyof typeof mediaTypes

export type ApiSide = 'customer' | 'office'
type Rights = Partial<Record<ApiSide, Ability>>
/** `uploads`, `reads`: who may by which API; a customer's people reach the files of that customer, employees all of the kind. */
type FileKindRules = {
  formats: readonly FileFormat[]
  mostBytes: number
  uploads: Rights
  reads: Rights
  /** Who is nothing but a guide reaches only what he sent himself. */
  guidesOwn?: true
}

const megabyte = 1_048_576

/** Every kind of file that is kept; each is uploaded and read at an address of its own, `/files/<kind>/` (docs/decisions/0045). */
export const fileKinds = {
  /** A table of prices to be read in, or a price list to be given to customers. */
  price_list: {
    formats: ['xlsx', 'pdf'],
    mostBytes: 10 * megabyte,
    uploads: { office: ['update', 'PriceList'] },
    reads: { office: ['read', 'PriceList'] },
  },
  /** Papers of invoices: made by us alone, in the transaction that issues them. */
  invoice: {
    formats: ['pdf'],
    mostBytes: 10 * megabyte,
    uploads: {},
    reads: { customer: ['read', 'Payment'], office: ['read', 'OfficePayment'] },
  },
  /** The company's data, to be read in (decision 0072). */
  interchange: {
    formats: ['xlsx', 'txt'],
    mostBytes: 10 * megabyte,
    uploads: { office: ['update', 'Interchange'] },
    reads: {},
  },
  bank_statement: {
    formats: ['txt'],
    mostBytes: 60 * megabyte,
    uploads: { office: ['update', 'OfficePayment'] },
    reads: { office: ['read', 'OfficePayment'] },
  },
  /** Acts of reconciliation, as they were issued: made by us alone. */
  reconciliation_act: {
    formats: ['pdf', 'xlsx'],
    mostBytes: 10 * megabyte,
    uploads: {},
    reads: { customer: ['read', 'Payment'], office: ['read', 'OfficePayment'] },
  },
  /** Papers of receipts that the accountant makes at the cash register: made by us alone, sent by `print_receipt`. */
  receipt_paper: { formats: ['pdf'], mostBytes: 10 * megabyte, uploads: {}, reads: {} },
  /** Papers of vouchers: made by us alone, sent by `print_voucher` to whoever sees the order. */
  voucher: { formats: ['pdf'], mostBytes: 10 * megabyte, uploads: {}, reads: {} },
  /** A customer's own books, to be compared with ours. */
  reconciliation: {
    formats: ['xlsx', 'txt'],
    mostBytes: 10 * megabyte,
    uploads: { customer: ['create', 'Payment'] },
    reads: { customer: ['read', 'Payment'], office: ['read', 'OfficePayment'] },
  },
  license_scan: {
    formats: ['pdf', 'png', 'jpg', 'webp'],
    mostBytes: 10 * megabyte,
    uploads: { customer: ['update', 'License'] },
    reads: { customer: ['read', 'License'], office: ['read', 'OfficeLicense'] },
    guidesOwn: true,
  },
  /** Stands in the text of a publication: read by whoever reads that, at an address of its own (decision 0063). */
  picture: {
    formats: ['png', 'jpg', 'webp'],
    mostBytes: 2 * megabyte,
    uploads: { office: ['update', 'Publication'] },
    reads: { office: ['read', 'Publication'] },
  },
  /** What goes with a message, of either side: read by whoever reads the message, with an action of its own. */
  message: {
    formats: ['pdf', 'png', 'jpg', 'webp', 'xlsx'],
    mostBytes: 10 * megabyte,
    uploads: { customer: ['create', 'Message'], office: ['create', 'OfficeMessage'] },
    reads: {},
  },
  /** A list that somebody took out: made by us alone, read by him while he may read the list (decision 0084). */
  export: {
    formats: ['xlsx', 'txt'],
    mostBytes: 0,
    uploads: {},
    reads: { customer: ['read', 'Export'], office: ['read', 'Export'] },
  },
} as const satisfies Record<string, FileKindRules>
export type FileKind = keyof typeof fileKinds

/** Where files of a kind are sent and read; the number follows the last slash. */
export function filesPath(api: ApiSide, kind: FileKind): string {
  return `/api/${api === 'office' ? 'office' : 'v1'}/files/${kind}/`
}

/** Where readers of a publication get the pictures of its text; the number follows. */
export const picturesPath = '/api/v1/pictures/'

/** A file that comes slower than this is given up, seconds. */
export const uploadSeconds = 300

/** POST of multipart/form-data with one part, the file: the answer's `data`. */
export const uploadedFile = z.object({ result: z.object({ file_id: z.int(), name: z.string(), size: z.int() }) })
export type UploadedFile = z.output<typeof uploadedFile>

/** For how long a link opens its file, seconds. */
export const fileLinkSeconds = 60

/** POST …/<number>/link: a path that opens the file without the header, for whoever asked, while his session lives. */
export const fileLink = z.object({ result: z.object({ file: z.string() }) })
