import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Payment } from './payment.ts'
import { newShop, type Shop } from './shop.ts'

/** What the banks remember: in memory, and in one file when there is one, so that a restart forgets no payment. */
export type Books = Readonly<{
  shop: Shop
  add(payment: Payment): void
  find(matches: (payment: Payment) => boolean): Payment | undefined
  /** Newest first. */
  all(): Payment[]
  /** Says that something changed; written soon, and all at once. */
  changed(): void
  close(): void
}>

type Kept = { shop: Shop; payments: Payment[] }

const kept = 500
const writeEveryMs = 200

export function openBooks(file: string | undefined): Books {
  const { shop, payments } = read(file) ?? { shop: newShop(), payments: [] }
  let timer: NodeJS.Timeout | undefined
  const write = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (file === undefined) return
    const draft = `${file}.draft`
    writeFileSync(draft, JSON.stringify({ shop, payments } satisfies Kept), { mode: 0o600 })
    renameSync(draft, file)
  }
  const changed = (): void => void (timer ??= setTimeout(write, writeEveryMs))
  if (file !== undefined) write()
  return {
    shop,
    add(payment) {
      payments.unshift(payment)
      payments.length = Math.min(payments.length, kept)
      changed()
    },
    find: (matches) => payments.find(matches),
    all: () => [...payments],
    changed,
    close: write,
  }
}

function read(file: string | undefined): Kept | undefined {
  if (file === undefined || !existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as Kept
}
