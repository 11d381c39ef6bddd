export type Shutdown = Readonly<{
  /** What must be closed, in reverse order; a thing still being opened is waited for. */
  closes(step: () => Promise<unknown> | void): void
  run(): Promise<void>
}>

/** Closes everything that was opened, last first, once. A step that fails does not keep the others open. */
export function createShutdown(): Shutdown {
  const steps: (() => Promise<unknown> | void)[] = []
  let running: Promise<void> | undefined
  const closeAll = async (): Promise<void> => {
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await step()
      } catch {
        // It failed to open: whoever waited for it has said so.
      }
    }
  }
  return { closes: (step) => void steps.push(step), run: () => (running ??= closeAll()) }
}
