import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { ObjectName } from '@anfilada/contract/pricing/terms'
import { ActButton } from '@anfilada/ui/ActButton'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { TextField } from '@anfilada/ui/TextField'
import { matching } from '../../shell/panes/SearchField.tsx'
import styles from '../../shell/panes/CustomerPick.module.css'
import { objectNamesQuery } from '../pricing.queries.ts'

type Props = { type: GroupCategory; picked: ObjectName | undefined; onPick: (object: ObjectName | undefined) => void }

const offered = 6

/** An object of the museums that serve the category, found by any words of its name and its museum's. */
export function ObjectPick({ type, picked, onPick }: Props) {
  const t = useTranslations('prices.preview')
  const pick = useTranslations('customerPick')
  const sentence = useFailureSentence()
  const [typed, setTyped] = useState('')
  const { data, error } = useQuery(objectNamesQuery(type, useLanguage().language))
  if (picked) {
    return (
      <div className={styles.picked}>
        <small>{t('object')}</small>
        <b>{picked.object}</b>
        <ActButton onPress={() => onPick(undefined)}>{pick('another')}</ActButton>
      </div>
    )
  }
  const found = data && matching(data, typed).slice(0, offered)
  return (
    <div>
      <TextField
        label={t('object')}
        name="museum_object_id"
        maxLength={100}
        value={typed}
        onChange={setTyped}
        hint={t('objectHint')}
        error={error ? sentence(error) : undefined}
        autoComplete="off"
      />
      <ul className={styles.found} aria-label={t('object')}>
        {!data && !error && Array.from({ length: offered }, (_, at) => <Bone key={at} />)}
        {found?.map((object) => (
          <li key={object.museum_object_id}>
            <button type="button" onClick={() => onPick(object)}>
              {object.object} <small className="mut">{object.museum}</small>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {found?.length === 0 && t('noObjects')}
      </p>
    </div>
  )
}

function Bone() {
  return (
    <li className={styles.bone} aria-hidden="true">
      <Skeleton width="60%" />
    </li>
  )
}
