const en = {
  field: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    didYouMean: 'Did you mean {email}?',
    password: 'Password',
    passwordHint: 'At least 6 characters',
    mobile: 'Mobile number',
    mobileHint: '9 digits after +971, for example 50\u00a0123\u00a04567',
    mobileUnusual: 'UAE mobile numbers usually start with 5. Please check yours.',
    address: 'Address',
    addressHint: 'Street, building, apartment',
    emirate: 'Emirate',
    emiratePlaceholder: 'Select an emirate',
    area: 'Area',
    areaFirst: 'Select an emirate first',
    areaPlaceholder: 'Select an area',
    areaOther: 'Area name',
    areasFailed: 'We couldn’t load the areas. You can type yours.',
    areasLoading: 'Loading areas…',
    other: 'Other',
  },
} as const;

export default en;
