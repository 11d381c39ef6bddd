import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { DutyLocation } from '@anfilada/contract/duty'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { Num } from '@anfilada/ui/Num'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { QueryFailed } from '../new-order/fields/QueryFailed.tsx'
import { OrderPageWords } from '../OrderWords.tsx'
import styles from './WhereaboutsDialog.module.css'
import { whereaboutsQuery } from './whereabouts.queries.ts'

type Props = { museumId: number; museum: string; onClose: () => void }

export function WhereaboutsDialog(props: Props) {
  return (
    <OrderPageWords>
      <Whereabouts {...props} />
    </OrderPageWords>
  )
}

/** The place where the employee checked in, and the phone of the one on duty; without a check-in only the phone. */
function Whereabouts({ museumId, museum, onClose }: Props) {
  const t = useTranslations('whereabouts')
  const { language } = useLanguage()
  const found = useQuery(whereaboutsQuery(museumId, language))
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      actions={
        <Button focusFirst onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <p className={styles.museum}>{museum}</p>
      {found.isError ? <QueryFailed query={found} /> : found.isPending ? <Skeleton height="96px" /> : <Answer found={found.data} />}
    </Dialog>
  )
}

function Answer({ found: { navigation, place, chiefWorker } }: { found: DutyLocation }) {
  const t = useTranslations('whereabouts')
  const formats = useFormats()
  return (
    <div role="status" className={styles.answer}>
      {navigation && place ? (
        <div>
          <b className={styles.place}>
            <bdi>{place.text}</bdi>
          </b>
          <p className={styles.at}>{t('at', { moment: formats.moment(place.at) })}</p>
          {place.lat !== undefined && place.lon !== undefined && (
            <a href={`geo:${place.lat},${place.lon}?q=${place.lat},${place.lon}`}>{t('onMap')}</a>
          )}
        </div>
      ) : (
        <p>{t('noPlace')}</p>
      )}
      <div>
        <small className={styles.at}>{t('duty')}</small>
        <p className={styles.duty}>
          {/* When nobody is on duty there, the company's phone answers under this very name. */}
          {chiefWorker.name !== t('duty') && <bdi>{chiefWorker.name}</bdi>}
          <a href={`tel:${chiefWorker.phone.replaceAll(/[^+\d]/g, '')}`}>
            <Num>{chiefWorker.phone}</Num>
          </a>
        </p>
      </div>
    </div>
  )
}
