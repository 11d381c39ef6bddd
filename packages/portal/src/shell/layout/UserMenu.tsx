import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLogOut } from '@anfilada/browser/use-log-out'
import { useSession } from '@anfilada/browser/use-session'
import { KeyboardIcon, LogOutIcon, UserIcon } from '@anfilada/ui/icons'
import { Menu } from '@anfilada/ui/Menu'
import { useOffers } from '../offers.ts'
import { userLinksFor } from './menu.ts'
import styles from './UserMenu.module.css'

/** Who is signed in, the screens about himself, the keys and the way out (specification/screens.md). */
export function UserMenu({ onOpenKeys }: { onOpenKeys: () => void }) {
  const t = useTranslations('shell')
  const formats = useFormats()
  const { userLinks } = useOffers()
  const session = useSession()
  const { logOut } = useLogOut()
  const navigate = useNavigate()
  if (!session) return null
  const { login, name, customer_name, roles } = session.userData
  const role = formats.list(roles.map((one) => t(`role.${one}`)))
  return (
    <Menu
      label={`${t('userMenu')}: ${login}`}
      trigger={
        <span className={styles.user}>
          <UserIcon />
          <span className={styles.userWords}>
            <b>
              <bdi>{login}</bdi>
            </b>
            <small>{role}</small>
          </span>
        </span>
      }
      header={
        <span className={styles.userHead}>
          <b>
            <bdi>{name}</bdi>
          </b>
          {customer_name && (
            <span>
              <bdi>{customer_name}</bdi>
            </span>
          )}
          <small>
            <bdi>{login}</bdi> · {role}
          </small>
        </span>
      }
      items={[
        ...userLinksFor(userLinks, session).map(({ word, path, icon: Icon }) => ({
          id: word,
          label: t(word),
          icon: <Icon />,
          onPress: () => void navigate({ to: path }),
        })),
        { id: 'keys', label: t('keys.title'), icon: <KeyboardIcon />, onPress: onOpenKeys },
        { id: 'log-out', label: t('logOut'), icon: <LogOutIcon />, onPress: logOut },
      ]}
    />
  )
}
