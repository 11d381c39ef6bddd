import { en as duty } from '../office-duty/en.ts'
import { en as licenses } from '../office-licenses/en.ts'
import { en as manifest } from '../office-manifest/en.ts'
import { en as missing } from '../missing/en.ts'
import { en as resources } from '../office-resources/en.ts'
import { en as slots } from '../office-slots/en.ts'
import { en as windows } from '../office-windows/en.ts'

/** What the screens say by which the days are prepared: time slots, submission windows, resources. A chunk of its own. */
export default { slots, windows, resources, duty, manifest, licenses, missing }
