const en = {
  blog: {
    viewBlog: 'Read the post',
    empty: 'No posts yet.',
    published: 'Published on {date}',
    share: 'Share this post',
    previous: 'Previous post',
    next: 'Next post',
    topics: 'Topics',
    allTopics: 'All topics',
    topic: {
      pregnancy: 'Pregnancy',
      breastfeeding: 'Breastfeeding',
      care: 'Baby care',
      safety: 'Safety',
      family: 'Family life',
    },
  },
} as const;

export default en;
