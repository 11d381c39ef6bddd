import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import { groupCategories } from '@anfilada/contract/group-categories'
import { ChevronEndIcon } from '@anfilada/ui/icons'
import { Section } from '@anfilada/ui/Section'
import styles from './CategoryPick.module.css'

type Props = {
  chosen: GroupCategory
  onPick: (type: GroupCategory) => void
  /** Before the choice, which leads away. */
  children?: ReactNode
}

/** Buttons, not radios: the choice moves on by itself, which the arrow keys of radios would do too soon. */
export function CategoryPick({ chosen, onPick, children }: Props) {
  const t = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  return (
    <Section title={t('step.category')}>
      {children}
      <p className={styles.note}>{t('chooseCategory')}</p>
      <ul className={styles.categories}>
        {groupCategories.map((category) => (
          <li key={category}>
            <button
              type="button"
              name="type"
              className={styles.category}
              aria-pressed={category === chosen}
              onClick={() => onPick(category)}
            >
              <span>{catalogue(`category.${category}`)}</span>
              <ChevronEndIcon />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
