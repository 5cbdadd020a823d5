const en = {
  video: {
    categories: 'Topics',
    all: 'All topics',
    facade: 'The video loads from {host} when you press play.',
    transcript: 'Read the steps',
    empty: 'No guides here yet.',
  },
} as const;

export default en;
