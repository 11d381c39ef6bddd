/** How long something still lasts, in words: a clock beside a clock would be read as another hour. */
export const ru = {
  both: '{hours}\u00a0ч {minutes}\u00a0мин',
  hours: '{hours}\u00a0ч',
  minutes: '{minutes}\u00a0мин',
  seconds: '{seconds}\u00a0с',
} as const
