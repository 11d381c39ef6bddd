import { useState } from 'react'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { postSession } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { untilOffline } from '@anfilada/browser/send-once'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import type { FormSpec } from '@anfilada/browser/form'

type Spec<V, A> = Omit<FormSpec<V, A>, 'send' | 'onRefused'> & { path: string; body: (values: V) => object }

/**
 * A form of a page without a session. These calls take no key: to ask twice for a link is harmless, and a token is used up by the first
 * (contract/passwords.ts). `code`: what the last one was refused with.
 */
export function usePostForm<A, V extends Record<string, unknown> = Record<string, unknown>>({ path, body, ...spec }: Spec<V, A>) {
  const { language } = useLanguage()
  const [code, setCode] = useState<RefusalCode>()
  const form = useFormMachine<V, A>({
    ...spec,
    send: (values) => untilOffline(postSession<A>(path, { ...body(values), language }, language)),
    onRefused: (refusal) => setCode(refusal.code),
  })
  return { form, code }
}
