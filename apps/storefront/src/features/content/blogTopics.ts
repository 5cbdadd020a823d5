import type { BlogSummary } from '@mahd/data/content';

/** The topics of the blog, in the order of its filter. */
export const blogTopics = ['pregnancy', 'breastfeeding', 'care', 'safety', 'family'] as const;

/** The topic of a post: the first of its tags, if it is one. */
export const topicOf = ({ tags: [first] }: Pick<BlogSummary, 'tags'>) => blogTopics.find((topic) => topic === first);

/** Posts in the order of the blog. */
export const newestFirst = (posts: readonly BlogSummary[]) => posts.toSorted((a, b) => b.date.localeCompare(a.date));
