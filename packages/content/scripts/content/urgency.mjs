// How urgent the title of a card of warning signs is, by its words: one scale for all texts.
import { htmlOf, textOf } from './render.mjs';

/** From the most to the least urgent. The first word that fits decides. */
const scale = {
  emergency: { en: /998/, ar: /998/ },
  now: { en: /\b(?:now|at once)\b/i, ar: /الآن|فورًا/ },
  today: { en: /\b(?:today|same day)\b/i, ar: /اليوم/ },
  later: { en: /\b(?:appointment|this week|next few days)\b/i, ar: /موعد|هذا الأسبوع|الأيام القادمة/ },
};
const ranks = Object.keys(scale);
/** The mark of each rank's titles, which decides the colour of a card. */
const marks = { emergency: 'strong', now: 'em><strong', today: 'strong', later: 'em' };

const list = /<ol>\s*(<li><p>(?:<strong><a href="tel:998">|<em><strong>)[\s\S]*?)<\/ol>/g;
/** A card: its title, and one paragraph or list. */
const card =
  /<li><p><(em><strong|strong|em)>((?:(?!<\/p>)[\s\S])*?)(?:<\/(?:strong|em)>)+<\/p>\s*<(p|ul)>(?:(?!<\/?\3>)[\s\S])*<\/\3>\s*<\/li>/g;

/**
 * What is wrong with the cards of warning signs in a text: the colour of a card follows the mark of its title (both: now;
 * strong: today; emphasis: later), so that the mark has to agree with the words.
 */
export function urgencyProblems(markdown, language) {
  return [...htmlOf(markdown).matchAll(list)].flatMap(([, items]) => {
    const cards = [...items.matchAll(card)].map(([, mark, html]) => {
      const title = textOf(html);
      return { mark, title, rank: ranks.findIndex((rank) => scale[rank][language].test(title)) };
    });
    return [
      ...(items.replace(card, '').trim() ? ['has a card of warning signs without title and one text or list'] : []),
      ...cards.flatMap(({ mark, title, rank }, index) => {
        if (rank < 0) return [`says in "${title}" not how urgent it is`];
        const marked = ranks.findLast((name) => marks[name] === mark);
        return [
          ...(marks[ranks[rank]] === mark ? [] : [`marks "${title}" as ${marked}`]),
          ...(index > 0 && rank < Math.max(1, cards[index - 1].rank) ? [`ranks "${title}" too low`] : []),
        ];
      }),
    ];
  });
}
