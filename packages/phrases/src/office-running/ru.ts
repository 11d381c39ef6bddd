import { ru as duty } from '../office-duty/ru.ts'
import { ru as licenses } from '../office-licenses/ru.ts'
import { ru as manifest } from '../office-manifest/ru.ts'
import { ru as missing } from '../missing/ru.ts'
import { ru as resources } from '../office-resources/ru.ts'
import { ru as slots } from '../office-slots/ru.ts'
import { ru as windows } from '../office-windows/ru.ts'

/** What the screens say by which the days are prepared: time slots, submission windows, resources. A chunk of its own. */
export default { slots, windows, resources, duty, manifest, licenses, missing }
