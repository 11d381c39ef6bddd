import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { guidesQuery } from '../../../licenses/licenses.queries.ts'
import { type OrderFields, textIn } from './order-fields.ts'
import { WordsField } from './typed-fields.tsx'

/** Who leads the group: one of the customer's own guides, whose phone comes along where none is written; another name may be. */
export function GuideField({ fields }: { fields: OrderFields }) {
  const { language } = useLanguage()
  const { data: guides } = useQuery(guidesQuery(language))
  // A name that was written before the guides are known brings the phone when they are.
  const early = useRef(false)
  const bring = (guide: string) => {
    early.current = guides === undefined
    const phone = textIn(fields, 'guide_phone') === '' && guides?.find((known) => known.guide === guide)?.phone
    fields.setAll({ guide, ...(phone && { guide_phone: phone }) })
  }
  useEffect(() => {
    if (guides && early.current) bring(textIn(fields, 'guide'))
  })
  return (
    <WordsField
      fields={{ ...fields, set: (_, guide) => bring(String(guide)) }}
      field="guide"
      suggestions={guides?.map(({ guide, phone }) => ({ value: guide, description: phone })) ?? []}
    />
  )
}
