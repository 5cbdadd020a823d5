const en = {
  video: {
    categories: 'Topics',
    all: 'All topics',
    facade: 'The video loads from {host} when you press play.',
    watch: 'Watch',
    watchSeconds: {
      one: 'Watch · {n} second',
      other: 'Watch · {n} seconds',
    },
    watchMinutes: {
      one: 'Watch · {n} minute',
      other: 'Watch · {n} minutes',
    },
    transcript: 'Read the steps',
    empty: 'No guides here yet.',
  },
} as const;

export default en;
