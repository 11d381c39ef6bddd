/** For the tag of a sentence: a name that stands out, with its own direction. */
export const bold = (name: string) => () => <bdi className="strong">{name}</bdi>
