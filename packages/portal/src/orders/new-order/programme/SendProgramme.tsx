import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { Refused } from '@anfilada/browser/http'
import { programmeModes } from '@anfilada/contract/orders/programmes'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Button } from '@anfilada/ui/Button'
import { Choice } from '@anfilada/ui/Choice'
import { Section } from '@anfilada/ui/Section'
import { changeBasket } from './basket-store.ts'
import { openItems, refusedItems } from './basket.ts'
import styles from './programme.module.css'
import { ProgrammeTotal } from './ProgrammeTotal.tsx'
import type { ProgrammeSums } from './use-item-sums.ts'
import type { Programme } from './use-programme.ts'

/** How the items that are open are sent, and what all of them cost. */
export function SendProgramme({ programme, sums }: { programme: Programme; sums: ProgrammeSums | undefined }) {
  const t = useTranslations('programme')
  const { basket, form, answered } = programme
  const refused = refusedItems(basket).length
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answered > 0) result.current?.focus()
  }, [answered])
  const made = form.refusal instanceof Refused ? form.refusal.made : undefined
  return (
    <Section title={t('sendTitle')}>
      <form className={styles.send} onSubmit={form.submit}>
        <div ref={result} role="status" tabIndex={-1}>
          {refused > 0 && <p>{t('refused', { count: refused })}</p>}
        </div>
        <Choice
          label={t('mode')}
          name="mode"
          look="cards"
          value={basket.mode}
          onChange={(mode) => changeBasket((before) => ({ ...before, mode }))}
          options={programmeModes.map((mode) => ({ value: mode, label: t(`modes.${mode}`), description: t(`modeTexts.${mode}`) }))}
        />
        {sums && <ProgrammeTotal sums={sums} />}
        <FormFailure sentence={form.failure} />
        {made !== undefined && (
          <Link to="/upcoming/programme" search={{ id: made }} className={actLinkClass}>
            {t('sentTitle', { id: String(made) })}
          </Link>
        )}
        <div className={styles.submit}>
          <Button type="submit" variant="primary" wide busy={form.busy} busyLabel={t('sending')}>
            {t('send', { count: openItems(basket).length })}
          </Button>
        </div>
      </form>
    </Section>
  )
}
