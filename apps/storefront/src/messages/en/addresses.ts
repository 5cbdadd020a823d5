const en = {
  addresses: {
    title: 'My addresses',
    add: 'Add address',
    empty: 'No saved addresses',
    emptyText: 'Save an address to check out without typing it again.',
    failed: 'We couldn’t load your addresses.',
    full: 'You can save up to {n} addresses. Delete one to add another.',
    default: 'Default',
    makeDefault: 'Set as default',
    edit: 'Edit',
    delete: 'Delete',
    deleteQuestion: 'Delete this address?',
    deleteText: 'Orders you placed with it stay as they are.',
    keep: 'Keep address',
    newTitle: 'New address',
    editTitle: 'Edit address',
    recipientHint: 'The courier will call this number.',
    save: 'Save address',
    cancel: 'Cancel',
    choose: 'Deliver to',
    another: 'Another address',
    saveToBook: 'Save to my addresses',
  },
} as const;

export default en;
