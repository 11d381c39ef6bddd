import { quietly } from '../../shell/quietly.tsx'

/** The head of a printed page that itself asks for no words of it: both come when the page is quiet, since nobody prints before. */
export const LatePrintedHead = quietly<object>(() => import('./Printed.tsx').then((module) => ({ default: module.PrintedHeadWithWords })))
