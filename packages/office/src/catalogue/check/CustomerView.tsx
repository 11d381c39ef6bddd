import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type MuseumDocument, type ObjectDocument, readIn } from '@anfilada/contract/catalogue/museum-document'
import { type Language, languages } from '@anfilada/contract/languages'
import { Emblem } from '@anfilada/ui/Emblem'
import { Segment } from '@anfilada/ui/Segment'
import styles from '../catalogue.module.css'
import { useDayWords } from './change-words.ts'

/** Names and entrances as readers of a language get them, with what they may order there. */
export function CustomerView({ museum }: { museum: MuseumDocument }) {
  const t = useTranslations('catalogueEditor')
  const [language, setLanguage] = useState<Language>('ru')
  return (
    <section className={styles.group} aria-label={t('asSeen')}>
      <header className={styles.seenHead}>
        <h3>{t('asSeen')}</h3>
        <Segment
          label={t('seenIn')}
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
        />
      </header>
      {museum.archived && <p className="mut">{t('seenByNobody')}</p>}
      {museum.objects
        .filter(({ archived }) => !archived && !museum.archived)
        .map((object) => (
          <SeenObject key={object.system_id} museum={museum} object={object} language={language} />
        ))}
    </section>
  )
}

function SeenObject({ museum, object, language }: { museum: MuseumDocument; object: ObjectDocument; language: Language }) {
  const t = useTranslations('catalogueEditor')
  const days = useDayWords()
  const { least_people: least, most_people: most } = object
  const lines = [
    least !== null && t('seenLeast', { count: String(least) }),
    most !== null && t('seenMost', { count: String(most) }),
    object.needs_license && t('seenLicense'),
    object.instant && t('seenInstant'),
    days.week(object.week),
  ].filter((line) => line !== false)
  const direction = language === 'fa' ? 'rtl' : 'ltr'
  return (
    <article className={styles.seen}>
      <Emblem name={museum.emblem} />
      <div>
        <p lang={language} dir={direction}>
          <small>{readIn(museum.name, language)}</small>
          <b>{readIn(object.name, language)}</b>
          <span>{readIn(object.entrance, language)}</span>
        </p>
        <p className="mut">{lines.join(' · ')}</p>
      </div>
    </article>
  )
}
