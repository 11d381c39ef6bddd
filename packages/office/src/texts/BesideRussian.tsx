import { Segment } from '@anfilada/ui/Segment'
import { textLanguages, type TextLanguage } from './screens.ts'

export type Beside = Exclude<TextLanguage, 'ru'>
const besideRussian = textLanguages.filter((language): language is Beside => language !== 'ru')

type Props = { label: string; value: Beside; onChange: (language: Beside) => void }

/** Which translation stands beside the Russian text. */
export function BesideRussian({ label, value, onChange }: Props) {
  const options = besideRussian.map((one) => ({ value: one, label: one.toUpperCase() }))
  return <Segment label={label} value={value} onChange={onChange} options={options} />
}
