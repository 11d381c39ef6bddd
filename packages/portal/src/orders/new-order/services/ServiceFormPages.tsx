import { ServicePage } from './ServicePage.tsx'

/** A wish inside a submission window: `/new-schedule`. */
export function SchedulePage() {
  return <ServicePage kind="schedule" />
}

/** Radio and audio guides from the stock: `/new-rg-ag`. */
export function AudioGuidesPage() {
  return <ServicePage kind="audio_guides" />
}

export function TransportPage() {
  return <ServicePage kind="transport" />
}

export function GuidePage() {
  return <ServicePage kind="guide" />
}
