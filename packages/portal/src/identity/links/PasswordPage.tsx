import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { postSession, Refused } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { recall } from '@anfilada/browser/memory'
import type { LinkOutput } from '@anfilada/contract/identity/passwords'
import { Button } from '@anfilada/ui/Button'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { useAnswer } from '../use-answer.ts'
import { VisitorPage } from '../VisitorPage.tsx'
import { MissingLink, OverLink } from './BrokenLink.tsx'
import styles from './links.module.css'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Where a mailed link leads: to choose the first password, or a new one. */
export function PasswordPage() {
  const token = useLinkToken()
  // Another link in this tab starts anew.
  return token === undefined ? <MissingLink /> : <OpenedLink key={token} token={token} />
}

function OpenedLink({ token }: { token: string }) {
  const t = useTranslations('entrance')
  const shell = useTranslations('shell')
  const { link, failure, isOver, open } = useOpening(token)
  if (isOver) return <OverLink text={t('newPassword.overText')} />
  if (failure)
    return (
      <VisitorPage title={t('link.failedTitle')} text={<span role="alert">{failure}</span>}>
        <div className={styles.acts}>
          <Button variant="primary" onPress={open}>
            {shell('retry')}
          </Button>
        </div>
      </VisitorPage>
    )
  if (!link)
    return (
      <VisitorPage title={t('link.opening')}>
        <div className={styles.form} role="status" aria-label={t('link.opening')}>
          <Skeleton height="46px" />
          <Skeleton height="46px" />
        </div>
      </VisitorPage>
    )
  return <NewPasswordForm token={token} link={link} />
}

/** Asks whose password the link sets; that does not use it up. */
function useOpening(token: string) {
  const { language, choose } = useLanguage()
  const sentence = useFailureSentence()
  const { answer, error, again } = useAnswer(token, () => postSession<LinkOutput>('/api/v1/password/link/', { token, language }, language))
  const mailed = answer?.language
  useEffect(() => {
    // The mail was in his language; this browser may never have been told.
    if (mailed && recall('language') === undefined) choose(mailed)
  }, [mailed, choose])

  const isOver = error instanceof Refused && error.code === 'link_over'
  return { link: answer, failure: error === undefined ? undefined : sentence(error), isOver, open: again }
}
