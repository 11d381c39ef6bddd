import { readCode, voucherPath } from './voucher-status.ts'

/** The code in what a camera read or somebody typed: the code itself, or an address that leads to it; undefined where there is none. */
export function scannedCode(text: string): string | undefined {
  const at = text.lastIndexOf(voucherPath)
  return readCode(at < 0 ? text : (text.slice(at + voucherPath.length).split(/[/?#]/)[0] ?? ''))
}
