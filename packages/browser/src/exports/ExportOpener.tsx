import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { useMay } from '../session/ability.ts'
import { ExportSheet } from './ExportSheet.tsx'
import type { AskedList } from './asked-list.ts'

/** `look`: a button beside others, or an act among filters. */
type Props = { asked: AskedList; look: 'button' | 'act'; toAll: ReactNode }

/** Takes out the list that it stands above, for whoever may. */
export function ExportOpener({ asked, look, toAll }: Props) {
  const t = useTranslations('exports')
  const [isOpen, setOpen] = useState(false)
  if (!useMay()(['create', 'Export'])) return null
  const open = () => setOpen(true)
  return (
    <>
      {look === 'act' ? <ActButton onPress={open}>{t('take')}</ActButton> : <Button onPress={open}>{t('take')}</Button>}
      {isOpen && <ExportSheet asked={asked} toAll={toAll} onClose={() => setOpen(false)} />}
    </>
  )
}
