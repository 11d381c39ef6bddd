import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useSession } from '@anfilada/browser/use-session'
import { Button } from '@anfilada/ui/Button'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { VisitorPage } from '../VisitorPage.tsx'
import { MissingLink, OverLink, Ways } from './BrokenLink.tsx'
import styles from './links.module.css'
import { useLinkToken } from './use-link-token.ts'
import { usePostForm } from './use-post-form.ts'

/** Confirms by a press: programs that look into mails open every link, and must not confirm for the reader. */
export function ConfirmEmailPage() {
  const token = useLinkToken()
  // Another link in this tab starts anew.
  return token === undefined ? <MissingLink /> : <Confirming key={token} token={token} />
}

function Confirming({ token }: { token: string }) {
  const t = useTranslations('entrance.confirmEmail')
  const [isDone, setDone] = useState(false)
  const { form, code } = usePostForm({
    path: '/api/v1/registration/confirm/',
    start: {},
    labels: {},
    faults: () => ({}),
    body: () => ({ token }),
    onDone: () => setDone(true),
  })
  if (isDone) return <Confirmed />
  if (code === 'link_over')
    return (
      <OverLink text={t('over')}>
        <p className={styles.acts}>
          <Link to="/registration" className={buttonLinkClass('secondary')}>
            {t('toRegistration')}
          </Link>
        </p>
        <Ways />
      </OverLink>
    )
  return (
    <VisitorPage title={t('title')} text={t('text')}>
      <div className={styles.form}>
        <FormFailure sentence={form.failure} />
        <Button variant="primary" wide busy={form.busy} busyLabel={t('submitting')} onPress={() => form.submit()}>
          {t('submit')}
        </Button>
      </div>
    </VisitorPage>
  )
}

function Confirmed() {
  const t = useTranslations('entrance.confirmEmail')
  const session = useSession()
  return (
    <VisitorPage title={t('doneTitle')} text={<span role="status">{t('done')}</span>}>
      {session ? (
        <p className={styles.acts}>
          <Link to="/" className={buttonLinkClass()}>
            {t('toPortal')}
          </Link>
        </p>
      ) : (
        <Ways />
      )}
    </VisitorPage>
  )
}
