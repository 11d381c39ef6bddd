import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import { ActButton } from '@anfilada/ui/ActButton'
import { showToast } from '@anfilada/ui/toasts'

/** Sends a mail to whoever presses. */
export function TestMail() {
  const t = useTranslations('setup')
  const { act, sending } = useAct(['setup', 'mails'])
  async function send(): Promise<void> {
    const outcome = await act('send_test_mail', {})
    if (outcome.ok) showToast({ tone: 'done', text: t('testMailSent', { to: outcome.answer.result.to }) })
  }
  return (
    <ActButton busy={sending !== undefined} onPress={() => void send()}>
      {t('testMail')}
    </ActButton>
  )
}

/** Asks the payment systems anew with each press, and says what each of them answered. */
export function AskSystems() {
  const t = useTranslations('setup')
  const { act, sending } = useAct(['setup', 'payments'], { takesKey: false })
  async function ask(): Promise<void> {
    const outcome = await act('ask_payment_systems', {})
    if (!outcome.ok) return
    for (const { provider: name, failure } of outcome.answer.result) {
      showToast(
        failure === null ? { tone: 'done', text: t('answered', { name }) } : { tone: 'error', text: t('silent', { name, failure }) },
      )
    }
  }
  return (
    <ActButton busy={sending !== undefined} onPress={() => void ask()}>
      {t('askSystems')}
    </ActButton>
  )
}
