import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { customerRoles, type Role, staffRoles } from '@anfilada/contract/abilities'
import type { HelpQuestionWhole } from '@anfilada/contract/help/office-help'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Choice } from '@anfilada/ui/Choice'
import { SelectField } from '@anfilada/ui/SelectField'
import publications from '../publications/publications.module.css'
import type { HelpDraft } from './help-draft.ts'

type Props = {
  subjects: readonly { id: number; title: string }[]
  whole: HelpQuestionWhole | undefined
  form: Form<HelpDraft>
}

/** In which subject a question stands and for whom: of a shipped one the product says so. */
export function ReadersFields({ subjects, whole, form }: Props) {
  const t = useTranslations('helpTexts')
  return (
    <section className={publications.group} aria-label={t('readers')}>
      <h3>{t('readers')}</h3>
      {whole && !whole.is_own ? (
        <p>
          {subjects.find(({ id }) => id === whole.subject_id)?.title}
          {'. '}
          {whole.roles.length === 0 ? t('everybody') : whole.roles.map((role) => t(`role.${role}`)).join(', ')}
        </p>
      ) : (
        <>
          <SelectField
            {...form.field('subject_id')}
            placeholder={t('noSubject')}
            options={subjects.map(({ id, title }) => ({ value: String(id), label: title }))}
          />
          <Roles form={form} />
        </>
      )}
    </section>
  )
}

function Roles({ form: { values, set, error } }: Pick<Props, 'form'>) {
  const t = useTranslations('helpTexts')
  const { isPublic, roles } = values
  const toggle = (role: Role, isChosen: boolean) =>
    set({ roles: [...customerRoles, ...staffRoles].filter((one) => (one === role ? isChosen : roles.includes(one))) })
  return (
    <>
      <Choice
        label={t('who')}
        name="who"
        value={isPublic ? 'everybody' : 'roles'}
        onChange={(who) => set({ isPublic: who === 'everybody' })}
        error={error('roles')}
        options={[
          { value: 'roles', label: t('chosenRoles') },
          { value: 'everybody', label: t('everybody') },
        ]}
      />
      {!isPublic &&
        ([customerRoles, staffRoles] as const).map((group) => (
          <fieldset key={group[0]} className={publications.roles}>
            <legend>{t(group === customerRoles ? 'customerRoles' : 'staffRoles')}</legend>
            {group.map((role) => (
              <Checkbox
                key={role}
                label={t(`role.${role}`)}
                isChecked={roles.includes(role)}
                onChange={(isChosen) => toggle(role, isChosen)}
              />
            ))}
          </fieldset>
        ))}
    </>
  )
}
