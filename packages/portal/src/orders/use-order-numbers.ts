import { useTranslations } from 'use-intl'

/** "№id, №id" (specification/constants.md), with the comma of the reader's language. */
export function useOrderNumbers(): (ids: readonly number[]) => string {
  const t = useTranslations('orders')
  return ([first, ...rest]) => {
    if (first === undefined) return ''
    const numbered = (id: number) => t('done.sentNumber', { id: String(id) })
    return rest.reduce((said, id) => t('done.numbers', { said, next: numbered(id) }), numbered(first))
  }
}
