const en = {
  verifyEmail: {
    title: 'Verify your email address',
    description: 'Verify the email address of your new account.',
    text: 'Verify your address and your account is ready. Orders you placed with this address will appear in it too.',
    notYou: 'If you didn’t register, you can close this page.',
    confirm: 'Verify my address',
    failedTitle: 'That didn’t work',
  },
} as const;

export default en;
