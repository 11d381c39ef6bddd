import { licenseCheckActions } from '@anfilada/contract/orders/licenses'
import { feature } from '../http/actions.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { accept, refuse } from '../outcome.ts'
import { findGuide } from './licenses.reads.ts'

export const licenseCheckFeature = feature(licenseCheckActions, {
  check_guide: async ({ input, caller, pool }) => {
    const { museum_object_id: objectId, pass_date: passDate, type, guide } = input
    if (caller.customerId === null) throw new ProtocolFault('forbidden')
    const found = await findGuide(pool, { objectId, passDate, type, guide, customerId: caller.customerId })
    if (!found) return refuse('object_not_found')
    const { needsLicense, number, expirationDate } = found
    const license = number !== null && expirationDate !== null ? { number, expiration_date: expirationDate } : null
    return accept({ result: { needs_license: needsLicense, licensed: license !== null, license } })
  },
})
