import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saveAnswered } from '@anfilada/browser/save-file'
import { useWork } from '@anfilada/browser/use-work'
import type { Language } from '@anfilada/contract/languages'
import type { VoucherFormat, VoucherReader } from '@anfilada/contract/vouchers/vouchers'
import { languageNames } from '@anfilada/phrases/language-names'
import { ActButton } from '@anfilada/ui/ActButton'
import { Section } from '@anfilada/ui/Section'
import { Segment } from '@anfilada/ui/Segment'
import styles from './VoucherPapers.module.css'

/** Whose vouchers: those of one order, or of all orders of a programme in one file. */
type Of = { request_id: number } | { programme_id: number }

/** The papers for each of those who hold one, each in the language that he reads. */
const papers: Record<VoucherReader, readonly Language[]> = {
  guide: ['ru'],
  cashier: ['ru'],
  group: ['zh', 'en', 'fa', 'vi', 'ru'],
}
const readers = ['guide', 'group', 'cashier'] as const satisfies readonly VoucherReader[]

export function VoucherPapers({ of, title }: { of: Of; title: string }) {
  const t = useTranslations('voucher')
  const { language } = useLanguage()
  const [format, setFormat] = useState<VoucherFormat>('a4')
  const { run, given } = useWork((reader: VoucherReader, paper_language: Language) => {
    const asked = { reader, format, paper_language, language }
    return 'request_id' in of
      ? saveAnswered('print_voucher', { ...of, ...asked }, language)
      : saveAnswered('print_programme_vouchers', { ...of, ...asked }, language)
  })
  const formats = (['a4', 'phone'] as const).map((value) => ({ value, label: t(`format.${value}`) }))
  return (
    <Section title={title} rule="plain" aside={<Segment label={t('formats')} options={formats} value={format} onChange={setFormat} />}>
      <dl className={styles.papers}>
        {readers.map((reader) => (
          <div key={reader}>
            <dt>{t(`reader.${reader}`)}</dt>
            <dd>
              {papers[reader].map((paper) => (
                <ActButton key={paper} busy={given?.[0] === reader && given[1] === paper} onPress={() => run(reader, paper)}>
                  <bdi lang={paper}>{languageNames[paper].full}</bdi> <span className="sr">{t('pdf')}</span>
                </ActButton>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
