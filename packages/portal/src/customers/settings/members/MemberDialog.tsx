import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { sendOnce } from '@anfilada/browser/send-once'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import type { Member } from '@anfilada/contract/customers/members'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { useRereadMembers } from './members.queries.ts'
import { RolesField } from './RolesField.tsx'

/** Name and roles of one member: two acts of the server, of which only those are sent that change something. */
export function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('settings.members')
  const common = useTranslations('settings')
  const { language } = useLanguage()
  const reread = useRereadMembers()
  const form = useFormMachine({
    start: { name: member.name, roles: member.roles },
    labels: { name: t('name'), roles: t('roles') },
    sentences: { name: t('nameMissing'), roles: t('rolesMissing') },
    faults: ({ name, roles }) => ({
      ...(name.trim() === '' && { name: 'required' }),
      ...(roles.length === 0 && { roles: 'required' }),
    }),
    send: async ({ name, roles }) => {
      const whose = { language, member_id: member.id }
      try {
        if (name.trim() !== member.name) await sendOnce('set_member_name', { ...whose, name }, language)
        if (roles.join() !== member.roles.join()) await sendOnce('set_member_roles', { ...whose, roles }, language)
      } finally {
        reread()
      }
    },
    onDone: (_, { name }) => {
      showToast({ tone: 'done', text: t('changed', { name: name.trim() }) })
      onClose()
    },
  })
  const words = { keep: common('keep'), confirm: common('save'), busy: common('saving') }
  return (
    <FormDialog title={<bdi>{t('editTitle', { name: member.name })}</bdi>} form={form} words={words} onClose={onClose}>
      <TextField
        {...form.field('name')}
        autoComplete="off"
        maxLength={200}
        hint={form.values.roles.includes('guide') ? t('nameHint') : undefined}
        isRequired
      />
      <RolesField {...form.field('roles')} isLastOwner={member.last_owner} />
    </FormDialog>
  )
}
