const en = {
  home: {
    categories: 'Shop by category',
    deals: 'Limited-time offers',
    recommended: 'Recommended',
    fitsBaby: 'Fits your baby now',
    forNewborn: 'For a newborn',
    fromTheGuides: 'From our guides',
    readGuide: 'Read the guide',
    explore: 'Explore Mahd',
  },
} as const;

export default en;
