import { erasureActions, exportActions } from '@anfilada/contract/accounts/personal-data'
import { findPersonalData } from '../../accounts/index.ts'
import { feature } from '../../http/actions.ts'
import { listPersonalLicenses } from '../../licenses/index.ts'
import { accept } from '../../outcome.ts'
import { erasePersonalData, type PayerData } from './erase-personal-data.ts'
import { listPersonalOrders, listPersonalWords } from './personal-orders.store.ts'

/** `exportFeature` stands behind both doors: everybody may know what is kept about him. */
export function personalDataFeatures(payers: PayerData) {
  const exportFeature = feature(exportActions, {
    export_personal_data: async ({ caller, pool }) => {
      const { userId, name, customerId } = caller
      const data = await findPersonalData(pool, userId)
      if (customerId === null) return accept({ result: { ...data, orders: [] } })
      const person = { customerId, userId, name }
      const orders = await listPersonalOrders(pool, person)
      const order_words = await listPersonalWords(pool, person)
      const licenses = await listPersonalLicenses(pool, person)
      return accept({ result: { ...data, orders, order_words, licenses, payments: await payers.list(pool, person) } })
    },
  })

  const erasureFeature = feature(erasureActions, {
    erase_personal_data: async ({ input, ...erasing }) => {
      const outcome = await erasePersonalData(erasing, input.password, payers.forget)
      return outcome.ok ? accept({ result: { anonymised_orders: outcome.value } }) : outcome
    },
  })
  return { exportFeature, erasureFeature }
}
