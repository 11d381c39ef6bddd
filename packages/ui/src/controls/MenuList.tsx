import type { ReactNode, RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../drawings/icons.tsx'
import styles from './List.module.css'
import type { MenuItem as Item } from './options.ts'
import { Popup } from './Popup.tsx'

type Props = {
  id: string
  label: string
  trigger: RefObject<HTMLElement | null>
  items: readonly Item[]
  header: ReactNode
  onClose: () => void
}

/** The acts of a menu, the dangerous one last, or a choice of one, on which it opens. */
export function MenuList({ id, label, trigger, items, header, onClose }: Props) {
  const isChoice = items.some((item) => item.isCurrent !== undefined)
  const current = items.filter((item) => item.isCurrent).map((item) => item.id)
  const inOrder = items.toSorted((one, other) => Number(one.isDanger ?? false) - Number(other.isDanger ?? false))
  return (
    <Popup trigger={trigger} onClose={onClose}>
      {header && <div className={styles.header}>{header}</div>}
      <Menu
        id={id}
        aria-label={label}
        className={styles.list ?? ''}
        selectionMode={isChoice ? 'single' : 'none'}
        selectedKeys={current}
        // oxlint-disable-next-line no-autofocus -- opened by hand: the keys go into it
        autoFocus={current.length > 0 || 'first'}
        escapeKeyBehavior="none"
      >
        {inOrder.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            className={classNames(styles.row, item.isDanger && styles.danger)}
            onAction={() => {
              onClose()
              item.onPress()
            }}
          >
            {item.icon}
            <span className={styles.words} lang={item.lang}>
              {item.label}
            </span>
            {item.isCurrent && <CheckIcon />}
          </MenuItem>
        ))}
      </Menu>
    </Popup>
  )
}
