import type { Application } from '@anfilada/contract/registration/applications'
import { accountKeyHolds, isInn, isKpp, isOgrn } from '@anfilada/contract/customers/requisites'

export type CheckWord =
  | 'emailConfirmed'
  | 'emailNot'
  | 'innSound'
  | 'innWrong'
  | 'kppSound'
  | 'kppWrong'
  | 'kppNone'
  | 'ogrnSound'
  | 'ogrnWrong'
  | 'ogrnNone'
  | 'accountSound'
  | 'accountDoubt'
  | 'corrDoubt'
  | 'accountNone'
/** `doubt`: an employee should look at it. */
export type Check = { word: CheckWord; tone: 'sound' | 'doubt' | 'none' }

const sound = (word: CheckWord): Check => ({ word, tone: 'sound' })
const doubt = (word: CheckWord): Check => ({ word, tone: 'doubt' })
const none = (word: CheckWord): Check => ({ word, tone: 'none' })

type Given = NonNullable<Application['organization']>

/** What a program can say about the application: the address, and the numbers of the papers (specification/money.md). */
export function checksOf({ email_confirmed: confirmed, organization }: Application): Check[] {
  return [
    confirmed ? sound('emailConfirmed') : doubt('emailNot'),
    ...(organization ? [...taxChecks(organization), ...bankChecks(organization)] : []),
  ]
}

function taxChecks({ inn, kpp, ogrn }: Given): Check[] {
  return [
    isInn(inn ?? '') ? sound('innSound') : doubt('innWrong'),
    kpp ? (isKpp(kpp) ? sound('kppSound') : doubt('kppWrong')) : none('kppNone'),
    ogrn ? (isOgrn(ogrn) ? sound('ogrnSound') : doubt('ogrnWrong')) : none('ogrnNone'),
  ]
}

function bankChecks({ bik, account, corr_account: corrAccount }: Given): Check[] {
  if (!bik || !account) return [none('accountNone')]
  const own = accountKeyHolds(account, bik) ? sound('accountSound') : doubt('accountDoubt')
  return corrAccount && !accountKeyHolds(corrAccount, bik, true) ? [own, doubt('corrDoubt')] : [own]
}
