const en = {
  unsubscribe: {
    title: 'Care tips and news by email',
    description: 'Stop our care tips and news by email.',
    question: 'Stop care tips and news?',
    text: 'If you stop, you’ll get no more of these emails. You’ll still get emails about your orders.',
    stop: 'Stop the emails',
    keep: 'Keep the emails',
    doneTitle: 'Stopped',
    doneText: 'You can sign up again in your account at any time.',
    failedTitle: 'That didn’t work',
    linkInvalid: 'This link is incomplete or has expired. You can also stop these emails in your account.',
    profile: 'Go to my account',
  },
} as const;

export default en;
