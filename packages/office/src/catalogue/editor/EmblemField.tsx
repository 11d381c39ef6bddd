import { useTranslations } from 'use-intl'
import { emblems, type Emblem as EmblemName } from '@anfilada/contract/catalogue'
import { Emblem } from '@anfilada/ui/Emblem'
import styles from '../catalogue.module.css'

type Props = { value: EmblemName; onChange: (emblem: EmblemName) => void }

/** One of the drawn emblems; a museum without one of its own takes the last. */
export function EmblemField({ value, onChange }: Props) {
  const t = useTranslations('catalogueEditor')
  return (
    <fieldset>
      <legend>{t('emblem')}</legend>
      <div className={styles.emblems}>
        {emblems.map((emblem) => (
          <label key={emblem}>
            <input type="radio" className="sr" name="emblem" value={emblem} checked={emblem === value} onChange={() => onChange(emblem)} />
            <Emblem name={emblem} />
            <span className="sr">{t(`emblems.${emblem}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
