import { css } from 'styled-components';

/** Styles of main links and menus, inside the root of the navbar. */
export const menuStyles = css`
  [data-part='links'] {
    --entry-padding: var(--space-8);
    --entry-gap: 0;
    display: none;

    @media (min-width: 72em) {
      --entry-padding: var(--space-12);
      --entry-gap: var(--space-4);
    }
  }

  [data-part='links'] ul {
    list-style: none;
  }

  [data-part='links'] > ul {
    display: flex;
    gap: var(--entry-gap);
  }

  [data-part='item'] {
    position: relative;
  }

  [data-part='entry'] {
    --icon-size: 1rem;
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-block-size: 2.75rem;
    padding-inline: var(--entry-padding);
    border-radius: var(--radius-pill);
    color: var(--color-ink);
    font-weight: var(--weight-medium);
    line-height: 1.5;
    white-space: nowrap;
    text-decoration: none;
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    &::after {
      content: '';
      position: absolute;
      inset-inline: var(--entry-padding);
      inset-block-end: 0;
      block-size: 3px;
      border-radius: var(--radius-pill);
      background: var(--color-brand);
      transform: scaleX(0);
      transition: transform var(--motion-normal) var(--ease-out);
    }

    &:hover::after,
    &[data-current]::after,
    &[aria-current]::after {
      transform: scaleX(1);
    }

    [data-part='icon'] {
      transition: transform var(--motion-normal) var(--ease-out);
    }
  }

  [open] > [data-part='entry'] [data-part='icon'] {
    transform: rotate(180deg);
  }

  [data-part='menu'] {
    position: absolute;
    z-index: var(--layer-popup);
    inset-block-start: calc(100% + var(--space-8));
    inset-inline-start: calc(-1 * var(--space-8));
    min-inline-size: 16rem;
    padding: var(--space-12);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    box-shadow: var(--shadow-raised);
    animation: nav-bar-menu var(--motion-normal) var(--ease-out);

    /* Covers the gap between entry and menu, so that the pointer can cross it. */
    &::before {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block-end: 100%;
      block-size: var(--space-16);
    }

    &[data-media] {
      inline-size: 37rem;

      ul {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--space-4);
      }
    }

    a {
      display: flex;
      align-items: center;
      gap: var(--space-12);
      min-block-size: 2.75rem;
      padding: var(--space-8) var(--space-12);
      border-radius: var(--radius-field);
      color: var(--color-ink);
      text-decoration: none;

      &:hover {
        background: var(--color-pastel-3);
      }

      &[aria-current] {
        color: var(--color-accent);
        font-weight: var(--weight-medium);
      }
    }

    [data-part='media'] {
      flex: none;
      inline-size: 3rem;
      block-size: 3rem;
      overflow: hidden;
      border-radius: var(--radius-field);
      background: var(--color-pastel-1);

      img {
        inline-size: 100%;
        block-size: 100%;
        object-fit: cover;
      }
    }

    [data-part='overview'] {
      --icon-size: 1.25rem;
      margin-block-start: var(--space-8);
      color: var(--color-accent);
      font-weight: var(--weight-medium);
    }
  }

  @keyframes nav-bar-menu {
    from {
      opacity: 0;
      transform: translateY(-0.5rem);
    }
  }
`;
