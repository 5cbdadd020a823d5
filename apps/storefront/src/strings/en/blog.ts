const en = {
  blog: {
    viewBlog: 'View Blog',
    empty: 'No posts yet.',
    englishOnlyTitle: 'In English',
    englishOnly: 'Our blog is written in English.',
    allPosts: 'All posts',
    published: 'Published on {date}',
    share: 'Share this post',
    guidesHint: 'Guides in your language',
  },
} as const;

export default en;
