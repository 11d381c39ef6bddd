import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useNumberWord } from '../shell/NumberOf.tsx'
import { CustomerPick, type PickedCustomer } from '../shell/panes/CustomerPick.tsx'

type CustomerProps = {
  customer: number | undefined
  name: string | undefined
  onPick: (id: number | undefined) => void
  isInBar?: boolean
}

/** A customer that came with the address is called as the rows call it; where there are none it is asked for, and its number stands meanwhile. */
export function CustomerFilter({ customer, name, onPick, isInBar = false }: CustomerProps) {
  const t = useTranslations('payments')
  const [named, setNamed] = useState<PickedCustomer>()
  const known = named?.id === customer ? named?.name : name
  const asked = useName(known === undefined ? customer : undefined)
  const numbered = useNumberWord()
  const picked = customer === undefined ? undefined : { id: customer, name: known ?? asked ?? numbered(customer) }
  function pick(wanted: PickedCustomer | undefined) {
    setNamed(wanted)
    onPick(wanted?.id)
  }
  return <CustomerPick label={t('customer')} picked={picked} onPick={pick} isInBar={isInBar} />
}

function useName(customer: number | undefined): string | undefined {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['customers', 'name', customer],
    queryFn: async ({ signal }) =>
      (await callAction('customer_names', { ...(customer && { customer_id: customer }) }, { language, signal })).result,
    enabled: customer !== undefined,
  })
  return data?.find(({ id }) => id === customer)?.name
}
