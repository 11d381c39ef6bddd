/** The keys of a Russian catalogue with any sentences: a language that misses a key does not compile. */
export type PhrasesLike<T> = { readonly [K in keyof T]: T[K] extends string ? string : PhrasesLike<T[K]> }
