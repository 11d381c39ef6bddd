import { type ManifestMuseum, type ManifestOrder, headsOf } from '@anfilada/contract/orders/day-manifest'
import type { EquipmentNames } from '@anfilada/phrases/equipment-names'
import { headsWords, manifestTitle, manifestWords as words, museumLine, serviceWords } from '@anfilada/phrases/manifest-paper'
import { breaksOfCells, type Paper, type PaperBlock } from '../../files/index.ts'

type Letterhead = Extract<PaperBlock, { kind: 'letterhead' }>
type Printed = { date: string; museums: readonly ManifestMuseum[]; letterhead: Letterhead | undefined; equipment: EquipmentNames }

const widths = [1.6, 3, 3.8, 4.6, 2.6, 4.2, 2.3, 3.8, 3.2, 4.4] as const
/** How many letters a line of each column holds, in the type of a narrow table. */
const letters = widths.map((width) => Math.floor(5.2 * width - 2))
/** Lines of text below letterhead and title, below the head of a museum, and on a page that goes on. */
const [underTitle, underHead, whole] = [31, 38, 41]

/** A day's list as it is printed, each museum on pages of its own: that is what its door gets. */
export function manifestPaper({ date, museums, letterhead, equipment }: Printed): Paper {
  const only = museums.length === 1 ? (museums[0]?.museum.name ?? null) : null
  const title = manifestTitle(date, only)
  const blocks = museums.flatMap((one, at): PaperBlock[] => [
    ...(at > 0 ? [{ kind: 'page' } as const] : []),
    ...museumBlocks(one, at === 0 ? underTitle : underHead, equipment),
  ])
  const said: PaperBlock[] = museums.length > 0 ? blocks : [{ kind: 'text', text: words.none }]
  return { title, blocks: [...(letterhead ? [letterhead] : []), { kind: 'title', text: title }, ...said], lying: true }
}

function museumBlocks({ museum, orders, pax, heads }: ManifestMuseum, room: number, equipment: EquipmentNames): PaperBlock[] {
  const rows = orders.map((order) => row(order, equipment).map((cell, at) => fitted(cell, letters[at] ?? 1)))
  const line = museumLine({ name: museum.name, groups: orders.length, pax, heads })
  const breaks = breaksOfCells(rows, letters, [room, whole])
  return [
    { kind: 'strong', text: line },
    { kind: 'table', head: words.head, widths, texts: widths.length, rows, breaks, narrow: true },
  ]
}

/** The press breaks lines at spaces alone: what is longer than its column, a reference or an address, is cut. */
function fitted(text: string, most: number): string {
  return text.replaceAll(new RegExp(`\\S{${most}}(?=\\S)`, 'gu'), '$&\n')
}

function row(order: ManifestOrder, equipment: EquipmentNames): string[] {
  const { id, data, info, customer, usual_entrance, pax, resource, employee } = order
  return [
    info.confirmed_time ?? info.time ?? '',
    lines(`№ ${id}`, data.refno),
    customer.name,
    lines(info.object || info.museum, info.entrance ?? usual_entrance),
    headsWords(pax, headsOf(data)),
    lines(data.guide, licenseOf(order), data.guide_phone, data.qty_guide > 0 && `${words.guides}: ${data.qty_guide}`),
    info.country,
    lines(...serviceWords(data, equipment), resource, employee && `${words.employee} ${employee}`),
    info.status_label,
    data.notes,
  ]
}

function licenseOf({ license, needs_license }: ManifestOrder): string | false {
  if (license !== null) return `${words.license} ${license}`
  return needs_license && words.noLicense
}

function lines(...texts: readonly (string | false | null)[]): string {
  return texts.filter(Boolean).join('\n')
}
