import type { PublicCompany } from '@anfilada/contract/company'

type Point = Pick<NonNullable<PublicCompany['map']>, 'latitude' | 'longitude'>

/** Of the drawn map (`CompanyMap`): three metres of the ground are one of its units, north is above. */
export const sheet = { width: 420, height: 320 }
/** The point of its upper left corner, and how much of a degree one unit is there. */
const corner = { latitude: 59.940264, longitude: 30.28636 }
const unit = { latitude: 3 / 111_200, longitude: 3 / 55_800 }
/** A house at the very edge would show nothing of what is around it. */
const margin = 24

/** Where a point lies on the drawn map; undefined where that map is of another place. */
export function placeOnSheet({ latitude, longitude }: Point): { x: number; y: number } | undefined {
  const x = Math.round((longitude - corner.longitude) / unit.longitude)
  const y = Math.round((corner.latitude - latitude) / unit.latitude)
  const isOn = x >= margin && x <= sheet.width - margin && y >= margin && y <= sheet.height - margin
  return isOn ? { x, y } : undefined
}

/** Where anybody's browser shows it; asked only by whoever follows the link. */
export function mapAddress({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
