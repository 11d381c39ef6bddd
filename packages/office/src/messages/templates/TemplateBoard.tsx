import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { MessageTemplate, TemplateTexts } from '@anfilada/contract/messages/messages'
import { languageNames } from '@anfilada/phrases/language-names'
import { actLinkClass } from '@anfilada/ui/act-link'
import board from '../../shell/panes/Board.module.css'
import { ListBoard } from '../../shell/panes/ListBoard.tsx'
import { BackLink } from '../../shell/panes/OpenCard.tsx'
import styles from '../messages.module.css'
import { templatesQuery } from '../messages.queries.ts'
import { templateLanguages, TemplateEditor } from './TemplateEditor.tsx'

type Props = { head: ReactNode; template: number | undefined }

/** What staff write again and again: read by everybody who writes, changed by whoever runs the day. Without a number a new one begins. */
export function TemplateBoard({ head, template: chosen }: Props) {
  const t = useTranslations('messages')
  const own = useTranslations('messages.templates')
  const navigate = useNavigate({ from: '/messages' })
  const mayEdit = useMay()(['update', 'OfficeMessage'])
  const query = useInfiniteQuery(templatesQuery(useLanguage().language))
  const templates = query.data?.pages.flatMap(({ result }) => result) ?? []
  const open = (template: number | undefined, replace = false) =>
    void navigate({ search: { view: 'templates', ...(template !== undefined && { template }) }, replace })
  return (
    <ListBoard
      title={t('title')}
      isPair
      beginsNew={mayEdit}
      name="template"
      head={head}
      tools={
        mayEdit && (
          <Link to="/messages" search={{ view: 'templates' }} className={actLinkClass}>
            {own('add')}
          </Link>
        )
      }
      query={query}
      rows={templates}
      renderRow={({ name, texts }) => (
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>{texts.ru}</small>
        </span>
      )}
      chosen={chosen}
      onChoose={open}
      word={(word) => own(word)}
    >
      {query.data && <OpenTemplate key={chosen} chosen={chosen} template={templates.find(({ id }) => id === chosen)} onOpen={open} />}
    </ListBoard>
  )
}

type OpenProps = { chosen: number | undefined; template: MessageTemplate | undefined; onOpen: (template: number | undefined) => void }

function OpenTemplate({ chosen, template, onOpen }: OpenProps) {
  const t = useTranslations('messages.templates')
  const mayEdit = useMay()(['update', 'OfficeMessage'])
  const isNew = mayEdit && chosen === undefined
  if (!template && !isNew) return null
  const name = template?.name ?? t('add')
  return (
    <section className={board.card} aria-label={name}>
      <BackLink to="/messages" search={{ view: 'templates' }}>
        {t('back')}
      </BackLink>
      <h2>{name}</h2>
      {mayEdit && <TemplateEditor key={template?.revision} template={template} onOpen={onOpen} />}
      {!mayEdit && template && <Texts texts={template.texts} />}
    </section>
  )
}

/** For who writes and does not change it. */
function Texts({ texts }: { texts: TemplateTexts }) {
  return templateLanguages
    .filter((language) => texts[language] !== '')
    .map((language) => (
      <div key={language}>
        <h3>{languageNames[language].full}</h3>
        <p lang={language} dir="auto" className={styles.text}>
          {texts[language]}
        </p>
      </div>
    ))
}
