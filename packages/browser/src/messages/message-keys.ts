// Apart from what reads and shows messages, which pages that only count them do not load.

/** What is read of messages stands below this in the cache, in both apps. */
export const messagesKey = ['messages'] as const
export const unreadKey = [...messagesKey, 'unread'] as const
export const threadKey = (place: string) => [...messagesKey, 'thread', place] as const
