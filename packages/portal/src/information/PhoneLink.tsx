import { Num } from '@anfilada/ui/Num'

/** A number that a telephone dials. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      <Num>{phone}</Num>
    </a>
  )
}
