const en = {
  verifyEmail: {
    title: 'Confirm your email address',
    description: 'Confirm the email address of your new account.',
    text: 'Confirm your address and your account is ready. Orders you placed with this address will appear in it too.',
    notYou: 'If you didn’t register, please leave this page.',
    confirm: 'Confirm my address',
    failedTitle: 'That didn’t work',
  },
} as const;

export default en;
