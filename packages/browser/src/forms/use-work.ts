import { useRef, useState } from 'react'
import { showToast } from '@anfilada/ui/toasts'
import { useFailureSentence } from '../server/failure-sentence.ts'

/**
 * Work that is no single act of the contract, one at a time: a file is fetched or read, a question asked again, many acts one by one.
 * Why it failed is told in a toast, or `here` beside the work until it is begun anew.
 */
export function useWork<A extends readonly unknown[]>(work: (...given: A) => Promise<unknown>, told: 'toast' | 'here' = 'toast') {
  const sentence = useFailureSentence()
  const [given, setGiven] = useState<A>()
  const [failure, setFailure] = useState<string>()
  // The state is known only after the next render; two presses may come before it.
  const isUnderWay = useRef(false)

  async function run(...args: A): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setGiven(args)
    setFailure(undefined)
    try {
      await work(...args)
    } catch (error) {
      if (told === 'here') setFailure(sentence(error))
      else showToast({ tone: 'error', text: sentence(error) })
    } finally {
      isUnderWay.current = false
      setGiven(undefined)
    }
  }
  return {
    run: (...args: A) => void run(...args),
    busy: given !== undefined,
    /** What it is done with just now. */
    given,
    failure,
    /** Says what is wrong before it is begun. */
    refuse: setFailure,
  }
}
