import { WithSettings } from '../WithSettings.tsx'
import styles from '../settings.module.css'
import { EmailSection } from './EmailSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'

export function ProfileTab() {
  return (
    <WithSettings>
      {({ profile }) => (
        <div className={styles.pair}>
          <ProfileSection profile={profile} />
          <EmailSection profile={profile} />
        </div>
      )}
    </WithSettings>
  )
}
