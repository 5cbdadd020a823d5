const en = {
  landing: {
    showMore: 'Show More',
    showLess: 'Show Less',
    offers: {
      one: '{n} offer',
      other: '{n} offers',
    },
    filmSoon: 'The film will follow.',
    facade: 'The video loads from {host} when you press play.',
  },
} as const;

export default en;
