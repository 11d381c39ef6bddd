import type { RefusalCode } from '@anfilada/contract/refusals'
import type { FieldFault } from '@anfilada/contract/fields'

/** What a door throws when a request is not one of the contract; the error handler turns it into the envelope. */
export class ProtocolFault extends Error {
  readonly code: RefusalCode
  readonly fields: Record<string, FieldFault> | undefined

  constructor(code: RefusalCode, fields?: Record<string, FieldFault>) {
    super(code)
    this.code = code
    this.fields = fields
  }
}
