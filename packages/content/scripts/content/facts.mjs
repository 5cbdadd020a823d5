// Placeholders that texts may contain.

/** Set by configuration. A list entry whose fact is missing is hidden. */
export const factNames = [
  'legalNameEn',
  'legalNameAr',
  'licence',
  'licensingAuthority',
  'trn',
  'address',
  'phone',
  'fax',
  'email',
  'website',
  'privacyEmail',
  'hours',
  'mapUrl',
  'origin',
  'deliveryCutOffEn',
  'deliveryCutOffAr',
  'deliveryClosedEn',
  'deliveryClosedAr',
  ...['Dubai', 'Sharjah', 'Ajman', 'AbuDhabi', 'UmmAlQuwain', 'RasAlKhaimah', 'Fujairah'].flatMap((emirate) => [
    `delivery${emirate}PlacesEn`,
    `delivery${emirate}PlacesAr`,
    `delivery${emirate}En`,
    `delivery${emirate}Ar`,
  ]),
  ...[
    'Orders',
    'UnpaidOrders',
    'Mails',
    'Messages',
    'PaymentMessages',
    'RefusedMessages',
    'Reviews',
    'ReturnPictures',
    'StockAlerts',
  ].flatMap((kept) => [`kept${kept}En`, `kept${kept}Ar`]),
  'instagramUrl',
  'facebookUrl',
  'youtubeUrl',
  'studyVideoId',
  'careVideoId',
  'sizeVideoId',
  ...['uae', 'gulf', 'international'].flatMap((region) =>
    ['Name', 'Address', 'Phone', 'Fax', 'Email', 'Website'].map((part) => `${region}Office${part}`),
  ),
];

/** Filled in by the page when it renders the text. */
export const runtimeNames = ['percent'];
