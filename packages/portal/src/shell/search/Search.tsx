import { useEffect, useRef, useState, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { SearchIcon } from '@anfilada/ui/icons'
import { Kbd } from '@anfilada/ui/Kbd'
import { showToast } from '@anfilada/ui/toasts'
import { inTime } from '../load-chunk.tsx'
import { useOffers, type Offers, type SearchPanel } from '../offers.ts'
import styles from './Search.module.css'
import { useKey } from '../keys/use-key.ts'

const searchKeys = ['Ctrl', 'Shift', '/']

/** The line of the bar that becomes the search; the search itself loads when it is first asked for. */
export function Search() {
  const { Panel, isOpen, open, close } = usePanel(useOffers().loadSearch)
  const button = useRef<HTMLButtonElement>(null)
  const [givesFocusBack, setGivesFocusBack] = useState(false)
  useKey(isSearchKey, open)
  useEffect(() => {
    if (!isOpen && givesFocusBack) button.current?.focus()
  }, [isOpen, givesFocusBack])

  if (isOpen && Panel) {
    return (
      <Panel
        onClose={({ byKey }) => {
          setGivesFocusBack(byKey)
          close()
        }}
      />
    )
  }
  return <SearchButton ref={button} onPress={open} />
}

function SearchButton({ ref, onPress }: { ref: Ref<HTMLButtonElement>; onPress: () => void }) {
  const t = useTranslations('shell')
  return (
    <div className={styles.frame}>
      <button
        ref={ref}
        type="button"
        className={styles.line}
        aria-label={t('search')}
        aria-keyshortcuts="Control+Shift+/"
        onClick={onPress}
      >
        <SearchIcon />
        <span className={styles.words}>{t('search')}</span>
      </button>
      {/* Beside the button: what is seen in it must be in its name (WCAG 2.5.3). */}
      <span className={styles.keys} aria-hidden="true">
        {searchKeys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    </div>
  )
}

/** By the place of the key: on a Russian layout it carries a dot. */
function isSearchKey({ code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean {
  return code === 'Slash' && ctrlKey && shiftKey && !altKey && !metaKey
}

/** A search that did not arrive is said, and asked for again by the next press. */
function usePanel(load: Offers['loadSearch']) {
  const t = useTranslations('shell')
  const [Panel, setPanel] = useState<SearchPanel>()
  const [isOpen, setOpen] = useState(false)
  function open() {
    setOpen(true)
    if (Panel) return
    inTime(load).then(
      (loaded) => setPanel(() => loaded),
      () => {
        setOpen(false)
        showToast({ tone: 'error', text: t('loadFailed.text') })
      },
    )
  }
  return { Panel, isOpen, open, close: () => setOpen(false) }
}
