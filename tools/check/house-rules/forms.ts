import { findAll, isTest, type Finding, type Source } from './source.ts'

const apps = /^packages\/(?:portal|office|browser)\/src\//
/** The machine itself, and the login, whose page has no room for it (decision 0035). */
const apart = /^packages\/browser\/src\/(?:forms|identity\/login)\//

const state =
  /\[(?:is)?(?:busy|sending|saving|posting|submitting|submitted|pending|reading|running|tried|attempts?|faults?|failures?|failed|errors?)\w*, ?set\w+\] = useState\b/gi
const guard = /\b(?:isBusy|isSending|isSaving|isPosting|isSubmitting|isUnderWay|isRunning) = useRef\b/g
const address = /\[\^[^\]\n]*@[^\]\n]*\][+*]@/g

/**
 * What is sent, what is wrong and what goes on stand in `browser/forms` (decision 0035): by hand each form forgets another case. Hooks that
 * send are refused by lint.
 */
export function handmadeForms(source: Source): Finding[] {
  if (!apps.test(source.path) || apart.test(source.path) || isTest(source.path)) return []
  return [
    ...findAll(source, state, (match) => `${match}: a form is of browser/forms, so is work (useWork) and an act (useAct)`),
    ...findAll(source, guard, (match) => `${match}: browser/forms sends one at a time`),
    ...findAll(source, address, () => 'how an e-mail is written says the contract'),
  ]
}
