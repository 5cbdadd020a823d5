const en = {
  contact: {
    emailHint: 'We’ll reply to this address.',
    topic: 'What is it about?',
    topicPlaceholder: 'Choose a topic',
    topics: {
      order: 'Order',
      return: 'Return',
      product: 'Product',
      complaint: 'Complaint',
      other: 'Something else',
    },
    orderNumber: 'Order number',
    message: 'Message',
    /** What to mention, by topic; the last one as long as none is chosen. */
    hints: {
      order: 'Please say what you’d like to know or change.',
      return: 'Please include the product and why you’re returning it.',
      product: 'Please include the name of the product and its size.',
      complaint: 'Please say what happened and how we can put it right.',
      other: 'Please include anything that helps us answer.',
    },
    before: 'Before you write',
    submit: 'Send message',
    sending: 'Sending…',
    /** Below the title of the page, after "We read every message …". The policies name the same times. */
    replyTimes: 'Requests to return something are answered within two business days, complaints within seven.',
    errors: { one: '{n} field needs attention', other: '{n} fields need attention' },
    firstNameRequired: 'Please enter your first name.',
    lastNameRequired: 'Please enter your last name.',
    emailRequired: 'Please enter a valid email.',
    phoneHint: 'UAE number, or with its country code',
    phoneRequired: 'Please enter your phone number.',
    phoneInvalid: 'Please enter a valid phone number.',
    messageRequired: 'Please enter your message.',
    success: 'Message sent',
    reference: 'Your reference number: {reference}',
    failed: 'We couldn’t send your message. It’s still here, so please try again.',
    tooMany: {
      one: 'Too many messages were sent in a short time. Yours is still here, so please try again in {n} minute.',
      other: 'Too many messages were sent in a short time. Yours is still here, so please try again in {n} minutes.',
    },
  },
} as const;

export default en;
