const en = {
  verifyEmail: {
    title: 'Verify your email address',
    description: 'Verify the email address of your new account.',
    text: 'Verify your email and your account is ready. Orders you placed with this email will appear there, too.',
    notYou: 'If you didn’t register, you can close this page.',
    confirm: 'Verify my email',
    passwordText: 'Enter the password you chose when you registered.',
    passwordNote: 'Forgot it, or didn’t create this account? A new password signs out all devices.',
    choosePassword: 'Set a new password',
    failedTitle: 'That didn’t work',
  },
} as const;

export default en;
