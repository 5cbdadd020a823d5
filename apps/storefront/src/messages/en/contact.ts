const en = {
  contact: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    mobile: 'Mobile number',
    message: 'Message',
    messageHint: 'For a question about an order, please give its number.',
    submit: 'Send message',
    sending: 'Sending…',
    nameRequired: 'Please enter your name',
    emailRequired: 'Please enter your valid email',
    phoneRequired: 'Please enter your phone number',
    messageRequired: 'Please enter your message',
    success: 'Your feedback sent successfully',
    failed: 'Your message could not be sent. It is still here; please try again.',
    tooMany: 'Too many messages were sent from here in a short time. Yours is still here; please try again later.',
  },
} as const;

export default en;
