const en = {
  landing: {
    offers: {
      one: '{n} offer',
      other: '{n} offers',
    },
    filmSoon: 'The film will follow.',
    facade: 'The video loads from {host} when you press play.',
  },
} as const;

export default en;
