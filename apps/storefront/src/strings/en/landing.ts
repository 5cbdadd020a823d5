const en = {
  landing: {
    sku: 'Code {sku}',
    filmSoon: 'The film will follow.',
    facade: 'The video loads from {host} when you press play.',
  },
} as const;

export default en;
