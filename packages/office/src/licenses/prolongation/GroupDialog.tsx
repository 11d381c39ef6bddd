import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { MomentField } from '@anfilada/browser/MomentField'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { defaultZone, isCalendarDate, localOf, momentAt } from '@anfilada/contract/dates'
import { type OfficeProlongationGroup, officeProlongationActions } from '@anfilada/contract/licenses/prolongation'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { readRubles } from '../../pricing/amounts/rubles.ts'
import { licensesKey } from '../licenses.queries.ts'

type Museum = { museum_id: number; museum: string }
type Rate = { code: string; percent: number | null; own: boolean }
type Props = { group: OfficeProlongationGroup | undefined; museums: readonly Museum[]; rates: readonly Rate[]; onClose: () => void }
type Typed = { museum_id: string; held_on: string; place: string; closes_at: string; places: string; fee: string; vat: string }

/** A new group, or another day, place, number or fee of one. */
export function GroupDialog({ group, museums, rates, onClose }: Props) {
  const t = useTranslations('licenses.prolongation.dialog')
  const form = useGroupForm(group, rates, onClose)
  // Rates that say «without VAT» are one choice, as in the price lists.
  const percents = rates.filter((rate) => rate.percent !== null && (rate.own || rate.code === group?.vat))
  return (
    <FormDialog
      title={t(group ? 'title' : 'newTitle')}
      form={form}
      words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }}
      onClose={onClose}
    >
      <SelectField
        {...form.field('museum_id')}
        placeholder={t('museumChoose')}
        options={museums.map(({ museum_id: id, museum }) => ({ value: String(id), label: museum }))}
        isRequired
      />
      <DateField {...form.field('held_on')} isRequired />
      <TextField {...form.field('place')} maxLength={200} autoComplete="off" isRequired />
      <MomentField {...form.field('closes_at')} isRequired />
      <TextField {...form.field('places')} inputMode="numeric" dir="ltr" autoComplete="off" isRequired />
      <TextField {...form.field('fee')} inputMode="decimal" dir="ltr" autoComplete="off" hint={group && t('feeHint')} isRequired />
      <SelectField
        {...form.field('vat')}
        options={[
          { value: '', label: t('noVat') },
          ...percents.map(({ code, percent }) => ({ value: code, label: t('vatPercent', { percent: percent ?? 0 }) })),
        ]}
      />
    </FormDialog>
  )
}

function useGroupForm(group: OfficeProlongationGroup | undefined, rates: readonly Rate[], onClose: () => void) {
  const t = useTranslations('licenses.prolongation.dialog')
  return useActionForm({
    action: 'set_prolongation_group',
    schema: officeProlongationActions.set_prolongation_group.input,
    start: startOf(group, rates),
    labels: {
      museum_id: t('museum'),
      held_on: t('held_on'),
      place: t('place'),
      closes_at: t('closes_at'),
      places: t('places'),
      fee: t('fee'),
      vat: t('vat'),
    },
    sentences: {
      museum_id: t('wrong.museum'),
      held_on: t('wrong.held_on'),
      place: (fault) => (fault === 'required' ? t('wrong.place') : undefined),
      closes_at: t('wrong.closes_at'),
      places: t('wrong.places'),
      fee: t('wrong.fee'),
    },
    input: ({ museum_id: museum, held_on, place, closes_at: closes, places, fee, vat }) => ({
      group_id: group?.group_id ?? null,
      revision: group?.revision ?? 0,
      museum_id: museum === '' ? undefined : Number(museum),
      held_on,
      place,
      closes_at: momentOf(closes),
      places: /^\d+$/.test(places.trim()) ? Number(places) : undefined,
      fee: kopecksOf(fee),
      vat: vat === '' ? null : vat,
    }),
    touches: [licensesKey],
    onDone: () => {
      showToast({ tone: 'done', text: t('saved') })
      onClose()
    },
  })
}

/** What the company renders itself carries the standard rate, unless somebody says otherwise. */
function startOf(group: OfficeProlongationGroup | undefined, rates: readonly Rate[]): Typed {
  const usual = rates.find(({ code, own }) => own && code === 'standard')?.code ?? ''
  if (!group) return { museum_id: '', held_on: '', place: '', closes_at: '', places: '', fee: '', vat: usual }
  const { museum_id, held_on, place, closes_at, places, fee, vat } = group
  const { date, time } = localOf(closes_at, defaultZone)
  return {
    museum_id: String(museum_id),
    held_on,
    place,
    closes_at: `${date}T${time.slice(0, 5)}`,
    places: String(places),
    fee: String(fee / 100),
    vat: vat ?? '',
  }
}

/** By the company's clocks; undefined where no moment is typed. */
function momentOf(typed: string): string | undefined {
  const [date = '', time = ''] = typed.split('T')
  return isCalendarDate(date) && /^\d\d:\d\d(:\d\d)?$/.test(time) ? momentAt({ date, time }, defaultZone) : undefined
}

function kopecksOf(typed: string): number | undefined {
  const sum = readRubles(typed)
  return sum.ok ? (sum.kopecks ?? undefined) : undefined
}
