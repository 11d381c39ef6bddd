import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useFormats } from '@anfilada/browser/formats'
import { richPart } from '@anfilada/browser/rich-part'
import { useActionForm } from '@anfilada/browser/use-action-form'
import type { License } from '@anfilada/contract/licenses/licenses'
import { prolongationActions, type ProlongationGroup } from '@anfilada/contract/licenses/prolongation'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Choice } from '@anfilada/ui/Choice'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { Num } from '@anfilada/ui/Num'
import { showToast } from '@anfilada/ui/toasts'
import { licensesKey } from './licenses.queries.ts'
import styles from './licenses.module.css'

type Props = { museum: string; licenses: readonly License[]; groups: readonly ProlongationGroup[] }
type Typed = { license_id: number[]; prolongation_group: string }

/** One request for the ticked licenses of a museum with one of its groups. */
export function ProlongationForm({ museum, licenses, groups }: Props) {
  const { formatSum } = useFormats()
  const t = useTranslations('prolongation')
  const form = useProlongationForm(licenses)
  const words = useGroupWords()
  const { license_id: ticked, prolongation_group: chosen } = form.values
  const fee = groups.find(({ group_id: id }) => String(id) === chosen)?.fee
  // Who sees no fees asks for none.
  if (groups.every((group) => group.fee === null)) return <p className={styles.text}>{t('onlyOffice')}</p>
  const count = ticked.length
  return (
    <form aria-label={museum} className={styles.form} onSubmit={form.submit} noValidate>
      <Choice {...form.field('prolongation_group')} options={groups.map(words)} look="rows" />
      <LicenseTicks {...form.field('license_id')} licenses={licenses} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('sending')}>
          {typeof fee === 'number' ? t('sendFor', { count, sum: formatSum(fee * count, 'RUB') }) : t('send', { count })}
        </Button>
        <p className={styles.note}>{t('charged')}</p>
        <FormFailure sentence={form.failure} />
      </div>
    </form>
  )
}

function useProlongationForm(licenses: readonly License[]) {
  const t = useTranslations('prolongation')
  const start: Typed = { license_id: [], prolongation_group: String(licenses[0]?.prolongation_group ?? '') }
  return useActionForm({
    action: 'prolongate_license',
    schema: prolongationActions.prolongate_license.input,
    start,
    labels: { prolongation_group: t('groups'), license_id: t('licenses') },
    sentences: {
      license_id: (fault) => (fault === 'required' ? t('missing.license_id') : undefined),
      prolongation_group: (fault) => (fault === 'required' ? t('missing.prolongation_group') : undefined),
    },
    input: ({ license_id, prolongation_group: group }) => ({ license_id, prolongation_group: group === '' ? undefined : Number(group) }),
    faults: ({ prolongation_group: group }) => (group === '' ? { prolongation_group: 'required' } : {}),
    touches: [licensesKey, 'payments', 'balance'],
    onDone: ({ result }) => showToast({ tone: 'done', text: t('sent', { count: result.length }) }),
  })
}

/** A group as it is chosen: its day and place, what is free until when, and what it costs. */
function useGroupWords() {
  const t = useTranslations('prolongation')
  const formats = useFormats()
  return (group: ProlongationGroup) => {
    const { group_id: id, held_on: on, place, free, closes_at: closes, state, fee } = group
    const day = [formats.date(on), formats.jalali(on)].filter(Boolean).join(' · ')
    const told = t(`groupStates.${state}`, { free, moment: formats.moment(closes) })
    return {
      value: String(id),
      label: t.rich('group', { day, place: richPart(<bdi className={styles.place}>{place}</bdi>) }),
      description: fee === null ? told : `${told} · ${t('fee', { sum: formats.formatSum(fee, 'RUB') })}`,
      isDisabled: state !== 'open',
    }
  }
}

type TicksProps = {
  label: string
  value: readonly number[]
  error: string | undefined
  onChange: (ids: number[]) => void
  licenses: readonly License[]
}

function LicenseTicks({ label, value, error, onChange, licenses }: TicksProps) {
  const t = useTranslations('prolongation')
  const formats = useFormats()
  const id = useId()
  const toggle = (one: number, isOn: boolean) =>
    onChange(licenses.map(({ license_id }) => license_id).filter((other) => (other === one ? isOn : value.includes(other))))
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {licenses.map(({ license_id: one, guide, number, state, expiration_date: until }, index) => (
        <Checkbox
          key={one}
          name={index === 0 ? 'license_id' : `license_id.${one}`}
          isChecked={value.includes(one)}
          onChange={(isOn) => toggle(one, isOn)}
          label={
            <>
              {t.rich('license', { guide: richPart(<bdi>{guide}</bdi>), number: richPart(<Num>{number}</Num>) })}{' '}
              <span className={styles.term} data-state={state}>
                {t(state === 'expired' ? 'over' : 'until', { day: formats.date(until) })}
              </span>
            </>
          }
        />
      ))}
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </fieldset>
  )
}
