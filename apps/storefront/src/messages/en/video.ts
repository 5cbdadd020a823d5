const en = {
  video: {
    categories: 'Video topics',
    all: 'All videos',
    facade: 'The video loads from {host} when you press play.',
    transcript: 'Read the transcript',
    soon: 'Video coming soon. You can read the text now.',
    empty: 'No videos here yet.',
  },
} as const;

export default en;
