import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import type { Member } from '@anfilada/contract/customers/members'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { PlusIcon } from '@anfilada/ui/icons'
import { Section } from '@anfilada/ui/Section'
import { InviteDialog } from './InviteDialog.tsx'
import { MemberDialog } from './MemberDialog.tsx'
import { MemberRow } from './MemberRow.tsx'
import { membersQuery } from './members.queries.ts'
import { RemoveDialog } from './RemoveDialog.tsx'

type Open = { dialog: 'invite' } | { dialog: 'edit' | 'remove'; member: Member }

/** Who belongs to the customer and what each may do; owners invite, change and remove. */
export function MembersTab() {
  const t = useTranslations('settings.members')
  const members = useQuery(membersQuery(useLanguage().language))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const invite = (
    <Button variant="primary" icon={<PlusIcon />} onPress={() => setOpen({ dialog: 'invite' })}>
      {t('invite')}
    </Button>
  )
  return (
    <Section title={t('title')} rule="plain" aside={invite}>
      {!members.data ? (
        <Unread query={members} failed={t('failed')} rows={4} rowHeight="64px" />
      ) : (
        <MemberList members={members.data} onOpen={setOpen} />
      )}
      {open?.dialog === 'invite' && <InviteDialog onClose={close} />}
      {open?.dialog === 'edit' && <MemberDialog member={open.member} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveDialog member={open.member} onClose={close} />}
    </Section>
  )
}

function MemberList({ members, onOpen }: { members: readonly Member[]; onOpen: (open: Open) => void }) {
  const t = useTranslations('settings.members')
  return (
    <>
      <ul aria-label={t('list')}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onOpen={(dialog) => onOpen({ dialog, member })} />
        ))}
      </ul>
      {members.length === 1 && <Empty title={t('aloneTitle')} text={t('aloneText')} />}
    </>
  )
}
