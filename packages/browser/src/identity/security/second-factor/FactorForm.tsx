import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { FormFailure } from '../../../forms/FormFailure.tsx'
import type { Form } from '../../../forms/form-spec.ts'
import styles from '../security.module.css'

type Props = {
  form: Pick<Form<unknown>, 'submit' | 'busy' | 'failure'>
  words: { act: string; busy: string }
  isDanger?: boolean
  onLeave: () => void
  children: ReactNode
}

/** A step of turning the second factor on or off: its fields, what was wrong with the whole, and the way back. */
export function FactorForm({ form, words, isDanger = false, onLeave, children }: Props) {
  const t = useTranslations('security')
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {children}
      <FormFailure sentence={form.failure} />
      <div className={styles.buttons}>
        <Button type="submit" variant={isDanger ? 'dangerFilled' : 'primary'} busy={form.busy} busyLabel={words.busy}>
          {words.act}
        </Button>
        <Button onPress={onLeave}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
