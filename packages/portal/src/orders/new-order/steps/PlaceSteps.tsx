import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { museumsQuery, objectsOfTypeQuery } from '../../../catalogue/catalogue.queries.ts'
import { useFieldSentence } from '../draft/field-sentence.ts'
import { MuseumPick, ObjectPick } from '../frame/picks/PlacePick.tsx'
import type { PickProps } from './section-props.ts'

export function MuseumStep({ control, draft, onPick }: PickProps) {
  const { language } = useLanguage()
  return (
    <MuseumPick
      museums={useQuery(museumsQuery(undefined, language))}
      type={draft.type}
      chosen={draft.museum_id}
      onPick={(museum_id) => onPick({ museum_id })}
      error={useFieldSentence(control)('museum_id')}
    />
  )
}

export function ObjectStep({ control, draft, onPick }: PickProps) {
  const { language } = useLanguage()
  return (
    <ObjectPick
      objects={useQuery(objectsOfTypeQuery(draft.type, language))}
      museumId={draft.museum_id}
      chosen={draft.system_id}
      onPick={(system_id) => onPick({ system_id })}
      error={useFieldSentence(control)('system_id')}
    />
  )
}
