const en = {
  blog: {
    viewBlog: 'View Blog',
    empty: 'No posts yet.',
    englishOnlyTitle: 'In English',
    englishOnly: 'Our blog is written in English.',
    summary: '{text}',
    allPosts: 'All posts',
    published: 'Published on {date}',
    share: 'Share this post',
    guides: 'To our guides',
  },
} as const;

export default en;
