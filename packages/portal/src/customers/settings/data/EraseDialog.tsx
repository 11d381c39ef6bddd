import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { richPart } from '@anfilada/browser/rich-part'
import { SecretField } from '@anfilada/browser/identity/SecretField'
import { leaveSession } from '@anfilada/browser/session'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { useSession } from '@anfilada/browser/use-session'
import { erasureActions } from '@anfilada/contract/privacy/personal-data'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import styles from '../settings.module.css'
import own from './EraseDialog.module.css'

/** It cannot be undone: says exactly what is lost and what stays (docs/decisions/0017), and asks for the password. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.data')
  const user = useSession()?.userData
  const form = useActionForm({
    action: 'erase_personal_data',
    schema: erasureActions.erase_personal_data.input,
    start: { password: '' },
    labels: { password: t('password') },
    sentences: { password: (fault) => (fault === 'required' ? t('passwordMissing') : undefined) },
    input: (typed) => typed,
    takesKey: false,
    onDone: leaveSession,
  })

  const words = { login: richPart(<bdi className="strong">{user?.login}</bdi>) }
  return (
    <Dialog role="alertdialog" title={t('eraseTitle')} onClose={onClose}>
      <form className={own.form} noValidate onSubmit={form.submit}>
        <h3 className={own.head}>{t('eraseLost')}</h3>
        <ul className={styles.bullets}>
          <li>{t.rich('lostLogin', words)}</li>
          <li>{t('lostContacts')}</li>
          <li>{t('lostOrders')}</li>
          <li>{t('lostSessions')}</li>
        </ul>
        <h3 className={own.head}>{t('eraseKept')}</h3>
        <ul className={styles.bullets}>
          <li>{t('keptOrders')}</li>
          <li>{t('keptLedger')}</li>
          <li>{t('keptAhead')}</li>
          <li>{t('keptAudit')}</li>
        </ul>
        {user?.kind === 'individual' && user.roles.includes('owner') && <p>{t('closes')}</p>}
        <SecretField {...form.field('password')} />
        <FormFailure sentence={form.failure} />
        <div className={styles.buttons}>
          <Button focusFirst onPress={onClose}>
            {t('eraseKeep')}
          </Button>
          <Button type="submit" variant="dangerFilled" busy={form.busy} busyLabel={t('erasing')}>
            {t('eraseConfirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
