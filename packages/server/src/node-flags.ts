/**
 * Flags of Node for the HTTP process, for whoever starts it. A V8 that may use gigabytes lets garbage pile up before it looks: under lists of
 * fifty orders the process once grew to 203 MiB without them. What an idle server has saved goes into new spaces of 16 MiB: they make
 * lists cheaper. The compiler in the middle, Maglev, works on many functions at once and takes up to 20 MiB for it that malloc does not give
 * back; without it the process holds 142 MiB at most in the bench, and lists cost less (decision 0048). Thirty-two clients that read whole lists
 * of 10,000 orders at once do not end it. `--expose-gc` is for the one collection after the start (main.ts).
 */
export const nodeFlags = ['--max-semi-space-size=16', '--max-old-space-size=256', '--expose-gc', '--no-maglev'] as const

/**
 * Environment of each process, beside its flags. glibc gives each thread an arena of its own and keeps what they free: with one for all
 * the HTTP process took 143 MiB under orders instead of 157. Blocks of 128 KiB and more go back to the system when they are freed: glibc raises
 * that bound to the largest it has seen freed, and what the start needed once stayed; 1.7 MiB less in a server that waits.
 */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' } as const

/**
 * Of the processes that wait for most of their time: small heaps, and no optimising compilers, which only their start would wake up. The jobs
 * process took 81 MiB with them instead of 103 (decision 0039).
 */
export const quietFlags = ['--max-semi-space-size=1', '--max-old-space-size=256', '--no-opt', '--no-maglev', '--optimize-for-size'] as const
