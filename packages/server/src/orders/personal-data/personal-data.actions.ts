import { erasureActions, exportActions } from '@anfilada/contract/accounts/personal-data'
import { findPersonalData } from '../../accounts/index.ts'
import { feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { erasePersonalData } from './erase-personal-data.ts'
import { listPersonalOrders } from './personal-orders.store.ts'

/** Behind both doors: everybody may know what is kept about him. */
export const exportFeature = feature(exportActions, {
  export_personal_data: async ({ caller, pool }) => {
    const { userId, name, customerId } = caller
    const data = await findPersonalData(pool, userId)
    const orders = customerId === null ? [] : await listPersonalOrders(pool, { customerId, userId, name })
    return accept({ result: { ...data, orders } })
  },
})

export const erasureFeature = feature(erasureActions, {
  erase_personal_data: async ({ input, ...erasing }) => {
    const outcome = await erasePersonalData(erasing, input.password)
    return outcome.ok ? accept({ result: { anonymised_orders: outcome.value } }) : outcome
  },
})
