import { useTranslations } from 'use-intl'
import { Palette } from '@anfilada/ui/Palette'
import { findEntries, matchIn, paletteGroups, type PaletteEntry } from './find-entries.ts'
import { recentKeys, rememberOpened } from './recent-entries.ts'

/** All that this person may open: what is not among the entries is never offered, nor kept as recent. */
export type FoundEntries = { entries: readonly PaletteEntry[]; isLoading: boolean; isFailed: boolean }
type Props = { query: string; onType: (query: string) => void; found: FoundEntries; onClose: () => void }

/** What was typed, and what was found by it; before anything is typed what was opened last, then screens and acts. */
export function PaletteView({ query, onType, found: { entries, isLoading, isFailed }, onClose }: Props) {
  const t = useTranslations('palette')
  const isEmpty = query.trim() === ''
  const groups = isEmpty ? whenEmpty(entries) : byGroup(findEntries(entries, query))
  const titled = groups.map(({ name, entries: rows }) => ({
    id: name,
    title: name === 'recent' ? t('recent') : t(`groups.${name}`),
    rows: rows.map(({ key, icon, label, note }) => ({ id: key, icon, label, note, match: isEmpty ? undefined : matchIn(label, query) })),
  }))
  const count = titled.reduce((sum, { rows }) => sum + rows.length, 0)

  function outcome(): string {
    if (isFailed) return t('failed')
    if (isLoading) return t('loading')
    if (isEmpty) return ''
    return count === 0 ? t('none') : t('found', { count })
  }

  return (
    <Palette
      words={{
        title: t('title'),
        field: t('field'),
        close: t('close'),
        walk: t('walk'),
        open: t('enter'),
        newTab: t('newTab'),
      }}
      query={query}
      onType={onType}
      groups={titled}
      outcome={outcome()}
      isSilent={count > 0 && !isFailed}
      onClose={onClose}
      onPick={({ id }, { inNewTab }) => {
        const entry = entries.find(({ key }) => key === id)
        if (!entry) return
        if (entry.group !== 'acts') rememberOpened(id)
        if (inNewTab && entry.href !== undefined) {
          window.open(entry.href, '_blank', 'noopener')
          return
        }
        onClose()
        entry.run()
      }}
    />
  )
}

type Group = { name: PaletteEntry['group'] | 'recent'; entries: readonly PaletteEntry[] }

function byGroup(entries: readonly PaletteEntry[]): Group[] {
  return paletteGroups
    .map((name) => ({ name, entries: entries.filter(({ group }) => group === name) }))
    .filter((group) => group.entries.length > 0)
}

function whenEmpty(entries: readonly PaletteEntry[]): Group[] {
  const recent = recentKeys().flatMap((key) => entries.find((entry) => entry.key === key) ?? [])
  const others = entries.filter((entry) => (entry.group === 'screens' || entry.group === 'acts') && !recent.includes(entry))
  return [...(recent.length > 0 ? [{ name: 'recent' as const, entries: recent }] : []), ...byGroup(others)]
}
