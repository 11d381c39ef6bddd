import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useFormats } from '@anfilada/browser/formats'
import { useHeldForNumber } from '@anfilada/browser/use-held-for-number'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { emblemOf } from '@anfilada/contract/orders/order-emblem'
import { Emblem } from '@anfilada/ui/Emblem'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { CheckIcon, ClockIcon } from '@anfilada/ui/icons'
import { Needs } from '@anfilada/ui/Needs'
import { Note } from '@anfilada/ui/Note'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { usePlaceName } from '../order-words.ts'
import { Changes } from '../order-details/Changes.tsx'
import { changePlan, changeSections } from './draft/change-plan.ts'
import styles from './ChangeOrderPage.module.css'
import { ChangeSummary } from './summary/ChangeSummary.tsx'
import { ChangeThumb } from './summary/ChangeThumb.tsx'
import { movedDiff } from './draft/change-values.ts'
import type { ChangeForm as Form } from './draft/use-change-form.ts'
import { useFieldLabel } from './draft/use-field-label.ts'
import { ChangeField } from './fields/ChangeField.tsx'
import blocks from './fields/ChangeFields.module.css'
import { useChangeFields } from './fields/use-change-fields.ts'

/** All that may change of an order on one page, and beside it what that comes to. */
export function ChangeForm({ form }: { form: Form }) {
  const t = useTranslations('changing')
  const { order } = form
  const plan = changePlan(order.data.kind)
  const fields = useChangeFields(form)
  useHeldForNumber()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.send()
      }}
    >
      <Head form={form} />
      <div className={styles.columns}>
        <div className={styles.fields}>
          <Notices form={form} />
          {changeSections.map((section) => {
            const asked = plan[section]
            if (!asked) return null
            return (
              <Section key={section} title={t(`section.${section}`)} rule="plain">
                <div className={blocks.blocks}>
                  {asked.map((one) => (
                    <ChangeField key={one.field} asked={one} fields={fields} form={form} />
                  ))}
                </div>
              </Section>
            )
          })}
        </div>
        <div className={styles.aside}>
          <ChangeSummary form={form} />
        </div>
      </div>
      <ChangeThumb form={form} />
    </form>
  )
}

function Head({ form }: { form: Form }) {
  const t = useTranslations('changing')
  const frame = useTranslations('newOrder')
  const { order } = form
  const place = usePlaceName()
  return (
    <header className={styles.head}>
      <Emblem name={emblemOf(order)} large />
      <div className={styles.name}>
        <h1>{t('title', { id: String(order.id) })}</h1>
        <p>
          {place(order)}
          <span className="hide-m"> · </span>
          <Num className={styles.refno}>{order.data.refno}</Num>
        </p>
      </div>
      {form.isChanged && (
        <p className={styles.saved}>
          <CheckIcon />
          {frame('saved')} · <ActButton onPress={form.startOver}>{t('startOver')}</ActButton>
        </p>
      )}
    </header>
  )
}

/** The change that the form begins with: since when staff have it, and what of the order it changes. */
function OnReview({ order: { info } }: { order: Form['order'] }) {
  const t = useTranslations('changing')
  const formats = useFormats()
  const { pending_change: pending } = info
  if (!pending) return null
  return (
    <Note icon={<ClockIcon />}>
      <p>{t('onReview', { moment: formats.moment(pending.asked_at), name: pending.by.name })}</p>
      <Changes inLines changes={pending.changes} info={info} />
      <p>{t('replacesPending')}</p>
    </Note>
  )
}

/** What the reader must know before he goes on: the order has changed under the form, or the act was refused. */
function Notices({ form }: { form: Form }) {
  const t = useTranslations('changing')
  const sentence = useFailureSentence()
  const label = useFieldLabel(form.order.data.kind)
  const { moved, isStale, failure, faults, order } = form
  const items = Object.entries(faults).map(([field, message]) => ({ field, label: label(field as keyof typeof faults), message }))
  return (
    <>
      <div role="status" className={styles.notices}>
        {moved && (
          <Needs
            action={
              <Button size="s" onPress={form.acceptMoved}>
                {t('movedSeen')}
              </Button>
            }
          >
            {t('moved')}
            <Changes inLines changes={movedDiff(moved)} info={order.info} />
          </Needs>
        )}
        {isStale && !moved && <Needs>{t('stale')}</Needs>}
        <OnReview order={order} />
      </div>
      {failure && (
        <ErrorSummary attempt={failure.attempt} title={items.length > 0 ? t('refused') : sentence(failure.error)} items={items} />
      )}
    </>
  )
}
