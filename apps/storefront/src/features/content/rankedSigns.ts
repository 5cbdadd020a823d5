import { css } from 'styled-components';

/** What a list of signs begins with: the call for the ambulance or, where nothing needs it, what must be seen now. */
const first = "> li:first-child > :first-child :is(a[href^='tel:'], em > strong)";

/** Selects a list of signs. */
export const signs = `ol:has(${first})`;

/** Selects the heading of a list of signs, and a line between them. Not `:has(+ ${signs})`: it may not be nested. */
export const beforeSigns = `:is(:has(+ ol ${first}), :is(h3, h4):has(+ p + ol ${first}))`;

/** Calls the ambulance. One red in both colour schemes: in the dark, the colour of danger is pale. */
export const callButton = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding: 0 var(--space-16);
  color: #fff;
  text-decoration: none;
  background: #b3261e;
  border-radius: var(--radius-pill);

  &:hover {
    text-decoration: underline;
  }
`;

/**
 * Signs of illness in a text about health. An ordered list ranks them: the ambulance is red in a strong frame, what must
 * be seen now, its title in both marks, orange, what must be seen today amber, and what can wait, its title in <em>, blue.
 * Their titles and order tell them apart without colours, too.
 */
export const rankedSigns = css`
  ${signs} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-16);
    max-inline-size: none;
    padding: 0;
    list-style: '';

    > li > ul {
      list-style: disc;
    }

    /* Below each other, however short: what is urgent stands first. */
    > li {
      --rank: var(--color-warning);
      --rank-surface: var(--color-warning-surface);
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-8) var(--space-24);
      align-items: baseline;
      margin: 0;
      padding: var(--space-16);
      background: var(--rank-surface);
      border: 1px solid var(--rank);
      border-inline-start-width: 4px;
      border-radius: var(--radius-field);

      &:has(> :first-child a[href^='tel:']) {
        --rank: var(--color-danger);
        --rank-surface: color-mix(in oklab, var(--rank) 12%, var(--color-danger-surface));
        padding-inline-start: var(--space-12);
        border-width: 2px;
        border-inline-start-width: 8px;

        /* Its title is a button. */
        row-gap: var(--space-12);
      }

      &:has(> :first-child > em) {
        --rank: var(--color-info);
        --rank-surface: var(--color-info-surface);
      }

      /* Between red and amber. */
      &:has(> :first-child > em > strong) {
        --rank: color-mix(in oklab, var(--color-danger) 65%, var(--color-warning));
        --rank-surface: color-mix(in oklab, var(--rank) 6%, var(--color-warning-surface));
      }

      /* A narrow title beside its signs where there is room, otherwise above them. */
      > * {
        flex: 999 1 17rem;
        min-inline-size: 0;
      }

      > :first-child {
        /* The Arabic call in one line, and in a wide row every title. */
        flex: 1 1 clamp(13rem, 30%, 19.5em);
        color: var(--rank);
        text-wrap: balance;

        > em {
          /* Clear of the signs beside it. */
          display: block;
          padding-inline-end: var(--space-24);
          font-weight: var(--weight-bold);
        }
      }

      > :first-child a[href^='tel:'] {
        ${callButton}
      }
    }
  }
`;
