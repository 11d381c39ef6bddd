import { createLink } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { CheckIcon, ChevronDownIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import type { FormPath } from '../draft/order-forms.ts'
import type { Screen } from '../draft/form-steps.ts'
import styles from './StepRail.module.css'

export type RailStep = {
  step: Screen
  name: string
  /** In a few words; undefined while there is none. */
  answer: string | undefined
  /** The screen says the answer itself: here its name is enough. */
  isSaid: boolean
  isOptional: boolean
  /** Stands on the screen that is shown. */
  isHere: boolean
}

type Props = { path: FormPath; screen: string; steps: readonly RailStep[] }

/** The steps with their answers; on a narrow screen one line that opens into them. */
export function StepRail({ path, screen, steps }: Props) {
  const t = useTranslations('newOrder')
  const [isOpen, setIsOpen] = useState(false)
  const number = steps.findIndex(({ step }) => step === screen) + 1
  const current = steps[number - 1]
  const line = current ? t('stepLine', { number: String(number), count: String(steps.length), step: current.name }) : t('step.review')
  return (
    <nav aria-label={t('steps')} className={styles.rail}>
      <button type="button" className={styles.line} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span>{line}</span>
        <ChevronDownIcon />
        <span className={styles.marks} aria-hidden="true">
          {steps.map(({ step, answer }) => (
            <i key={step} data-done={answer !== undefined || undefined} data-current={step === screen || undefined} />
          ))}
        </span>
      </button>
      <ol className={styles.steps} data-open={isOpen || undefined} onClick={() => setIsOpen(false)}>
        {steps.map((one, index) => (
          <Step key={one.step} path={path} number={index + 1} isCurrent={one.step === screen} {...one} />
        ))}
      </ol>
    </nav>
  )
}

/** The router calls its current link a page; here it is a step. */
const StepLink = createLink(({ 'aria-current': current, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} aria-current={current && 'step'}>
    {children}
  </a>
))

type StepProps = RailStep & { path: FormPath; number: number; isCurrent: boolean }

function Step({ path, step, name, number, answer, isSaid, isOptional, isCurrent, isHere }: StepProps) {
  const t = useTranslations('newOrder')
  return (
    <li className={styles.step} data-current={isCurrent || undefined} data-answered={answer !== undefined || undefined}>
      <StepLink to={path} search={{ step: step }} resetScroll={!isHere} activeProps={{ 'aria-current': 'step' }}>
        <Num className={styles.number}>{number}</Num>
        <span className={styles.words}>
          <b>{name}</b>
          {!(isSaid && answer !== undefined) && (
            <small>
              <bdi>{answer ?? t(isOptional ? 'optional' : 'notYet')}</bdi>
            </small>
          )}
        </span>
        {answer !== undefined && !isCurrent && <CheckIcon />}
      </StepLink>
    </li>
  )
}
