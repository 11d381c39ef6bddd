import { type Block, type ChoiceField, choiceFields, type CountField, countFields } from '../change-plan.ts'
import { type WordField, wordFields } from '@anfilada/contract/orders/kinds/words'
import type { ChangeForm } from '../use-change-form.ts'
import { ChoiceBlock } from './ChoiceBlock.tsx'
import { CountBlock } from './CountBlock.tsx'
import { DayBlock } from './DayBlock.tsx'
import { HourField } from './HourField.tsx'
import { LoanBlock } from './LoanBlock.tsx'
import { SlotBlock } from './SlotBlock.tsx'
import { WordBlock } from './WordBlock.tsx'

/** One thing that may change, as its kind of value is asked for. */
export function FormBlock({ block, form }: { block: Block; form: ChangeForm }) {
  if (isOf(countFields, block)) return <CountBlock field={block satisfies CountField} form={form} />
  if (isOf(wordFields, block)) return <WordBlock field={block satisfies WordField} form={form} />
  if (isOf(choiceFields, block)) return <ChoiceBlock field={block satisfies ChoiceField} form={form} />
  switch (block) {
    case 'slot':
      return <SlotBlock form={form} />
    case 'day':
      return <DayBlock form={form} />
    case 'time':
      return <HourField field="time" form={form} />
    case 'loan':
      return <LoanBlock form={form} />
    default:
      return block satisfies never
  }
}

function isOf<B extends Block>(fields: readonly B[], block: Block): block is B {
  return (fields as readonly Block[]).includes(block)
}
