import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveFetched } from '@anfilada/browser/save-file'
import { useWork } from '@anfilada/browser/use-work'
import type { SectionName } from '@anfilada/contract/interchange/interchange-file'
import type { InterchangeFormat } from '@anfilada/contract/interchange/office-interchange'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Choice } from '@anfilada/ui/Choice'
import styles from './interchange.module.css'

/** What is taken out, all of it unless less is chosen, and as which file. */
export function ExportPart({ sections }: { sections: readonly SectionName[] }) {
  const t = useTranslations('interchange.export')
  const word = useTranslations('interchange.sections')
  const { language } = useLanguage()
  const [left, setLeft] = useState<ReadonlySet<SectionName>>(new Set())
  const [format, setFormat] = useState<InterchangeFormat>('xlsx')
  const chosen = sections.filter((section) => !left.has(section))
  const taking = useWork(() => saveFetched(`/api/office/interchange/${format}?sections=${chosen.join(',')}`, language), 'here')

  function choose(section: SectionName, isChosen: boolean): void {
    const next = new Set(left)
    if (isChosen) next.delete(section)
    else next.add(section)
    setLeft(next)
  }
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <fieldset className={styles.choices}>
        <legend>{t('what')}</legend>
        {sections.map((section) => (
          <Checkbox key={section} label={word(section)} isChecked={!left.has(section)} onChange={(is) => choose(section, is)} />
        ))}
      </fieldset>
      <Choice
        label={t('format')}
        name="format"
        value={format}
        onChange={setFormat}
        options={[
          { value: 'xlsx', label: t('formats.xlsx') },
          { value: 'json', label: t('formats.json') },
        ]}
        hint={t(`hints.${format}`)}
      />
      <FormFailure sentence={taking.failure} />
      <div>
        <Button
          busy={taking.busy}
          busyLabel={t('taking')}
          disabledReason={chosen.length === 0 ? t('nothing') : undefined}
          onPress={() => taking.run()}
        >
          {t('take')}
        </Button>
      </div>
    </>
  )
}
