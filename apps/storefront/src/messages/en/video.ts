const en = {
  video: {
    categories: 'Kinds of videos',
    all: 'All videos',
    facade: 'The video loads from {host} when you press play.',
    transcript: 'Read the transcript',
    soon: 'The film will follow; its text is here already.',
    empty: 'No videos here yet.',
  },
} as const;

export default en;
