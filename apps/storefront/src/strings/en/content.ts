const en = {
  content: {
    lastUpdated: 'Updated on {date}',
    version: 'Version {version}',
    reviewedOn: 'Reviewed on {date}',
    sources: 'Sources',
    medicalNote: 'General information, not medical advice. Talk to your doctor. In an emergency in the UAE call 998 (ambulance) or 999 (police).',
    print: 'Print',
  },
} as const;

export default en;
