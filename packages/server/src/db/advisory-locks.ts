/**
 * Numbers of PostgreSQL's advisory locks. They stand together because any two alike are one lock: the jobs hold `turn` as long as they
 * live, and whoever took its number would wait for them for ever. A number once given stays, since servers of the version before take it, too.
 */
export const advisoryLocks = {
  /** Two starts at once must not migrate together. */
  migration: 7_042_026,
  /** The right to work on the jobs. */
  turn: 7_042_027,
  /** One who changes the catalogue at a time. */
  catalogue: 7_042_028,
  /** With the number of a person beside it: one of whose exports begins at a time. */
  exports: 7_042_029,
} as const
