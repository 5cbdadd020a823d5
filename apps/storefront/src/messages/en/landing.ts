const en = {
  landing: {
    showMore: 'Show more',
    showLess: 'Show less',
    details: 'See details',
    offers: {
      one: '{n} offer',
      other: '{n} offers',
    },
    facade: 'The video loads from {host} when you press play.',
  },
} as const;

export default en;
