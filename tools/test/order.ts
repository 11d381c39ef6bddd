import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that wait for most of their time. Vitest runs project after project, where these would stand among others that wait, or last and
 * alone; at the very beginning the screens' tests compute beside them.
 */
export const waiting: readonly string[] = [
  // A failover that says nothing is noticed by its silence: three seconds of processors in thirty.
  'packages/server/src/jobs.test.ts',
  // Processes are killed and come back.
  'tools/launch/kills.test.ts',
]

/** The files that wait first, as they are listed; the others as they stood. */
export function waitingFirst<File extends Pick<TestSpecification, 'moduleId'>>(files: readonly File[]): File[] {
  const place = ({ moduleId }: File): number => waiting.findIndex((name) => moduleId.endsWith(`/${name}`))
  const first = files.filter((file) => place(file) >= 0).toSorted((one, other) => place(one) - place(other))
  return [...first, ...files.filter((file) => place(file) < 0)]
}

export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return waitingFirst(await super.sort(files))
  }
}
