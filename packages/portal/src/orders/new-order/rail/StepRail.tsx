import { createLink } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { CheckIcon, ChevronDownIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import { sharesScreen, type Progress } from '../draft/progress.ts'
import type { ChosenThings } from '../draft/use-chosen.ts'
import { steps, type Screen, type Step } from '../new-order-search.ts'
import { useStepAnswers } from '../step-answers.ts'
import styles from './StepRail.module.css'

type Props = { screen: Screen; progress: Progress; chosen: ChosenThings }

/** The eight steps with their answers; on a narrow screen one line that opens into them. */
export function StepRail({ screen, progress, chosen }: Props) {
  const t = useTranslations('newOrder')
  const answers = useStepAnswers(progress, chosen)
  const [isOpen, setIsOpen] = useState(false)
  const number = screen === 'review' ? steps.length : steps.indexOf(screen) + 1
  return (
    <nav aria-label={t('steps')} className={styles.rail}>
      <button type="button" className={styles.line} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span>
          {screen === 'review'
            ? t('step.review')
            : t('stepLine', { number: String(number), count: String(steps.length), step: t(`step.${screen}`) })}
        </span>
        <ChevronDownIcon />
        <span className={styles.marks} aria-hidden="true">
          {steps.map((step) => (
            <i key={step} data-done={answers[step] !== undefined || undefined} data-current={step === screen || undefined} />
          ))}
        </span>
      </button>
      <ol className={styles.steps} data-open={isOpen || undefined} onClick={() => setIsOpen(false)}>
        {steps.map((step, index) => (
          <RailStep
            key={step}
            step={step}
            number={index + 1}
            answer={answers[step]}
            isCurrent={step === screen}
            isQuiet={sharesScreen(step, screen)}
          />
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

type StepProps = { step: Step; number: number; answer: string | undefined; isCurrent: boolean; isQuiet: boolean }

function RailStep({ step, number, answer, isCurrent, isQuiet }: StepProps) {
  const t = useTranslations('newOrder')
  const isOptional = step === 'services' || step === 'guide'
  return (
    <li className={styles.step} data-current={isCurrent || undefined} data-answered={answer !== undefined || undefined}>
      <StepLink to="/new" search={{ step }} resetScroll={!isQuiet} activeProps={{ 'aria-current': 'step' }}>
        <Num className={styles.number}>{number}</Num>
        <span className={styles.words}>
          <b>{t(`step.${step}`)}</b>
          <small>
            <bdi>{answer ?? t(isOptional ? 'optional' : 'notYet')}</bdi>
          </small>
        </span>
        {answer !== undefined && !isCurrent && <CheckIcon />}
      </StepLink>
    </li>
  )
}
