const en = {
  blog: {
    viewBlog: 'Read the post',
    empty: 'No posts yet.',
    published: 'Published on {date}',
    share: 'Share this post',
  },
} as const;

export default en;
