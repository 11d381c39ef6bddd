import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import type { CustomerTalkProps } from './CustomerTalk.tsx'
import type { TalkProps } from './Talk.tsx'

const Talk = lazy(() => import('./messages-chunk.ts').then((chunk) => ({ default: chunk.Talk })))
const CustomerTalk = lazy(() => import('./messages-chunk.ts').then((chunk) => ({ default: chunk.CustomerTalk })))

/** A thread with a customer and where one writes in it; it comes after the screen on which it stands. */
export function ThreadPane(props: TalkProps) {
  return (
    <Suspense fallback={<Bones />}>
      <Talk {...props} />
    </Suspense>
  )
}

/** The general thread of a customer, the same way. */
export function CustomerThread(props: CustomerTalkProps) {
  return (
    <Suspense fallback={<Bones />}>
      <CustomerTalk {...props} />
    </Suspense>
  )
}

function Bones() {
  const t = useTranslations('shell')
  return <SkeletonRows rows={4} label={t('loading')} />
}
