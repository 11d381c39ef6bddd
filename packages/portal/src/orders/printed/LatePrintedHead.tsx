import { quietly } from '../../shell/quietly.tsx'
import { OrderPageWords } from '../OrderWords.tsx'

const PrintedHead = quietly<object>(() => import('./Printed.tsx').then((module) => ({ default: module.PrintedHead })))

/** The head of a printed page whose words come later than the page: nobody prints before it is quiet. */
export function LatePrintedHead() {
  return (
    <OrderPageWords>
      <PrintedHead />
    </OrderPageWords>
  )
}
