import type { FieldFault } from '@anfilada/contract/fields'
import type { BareCode } from '../outcome.ts'

/** What a door throws when a request is not one of the contract; the error handler turns it into the envelope. */
export class ProtocolFault extends Error {
  readonly code: BareCode
  readonly fields: Record<string, FieldFault> | undefined

  constructor(code: BareCode, fields?: Record<string, FieldFault>) {
    super(code)
    this.code = code
    this.fields = fields
  }
}
