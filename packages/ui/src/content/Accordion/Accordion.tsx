'use client';
import { useLayoutEffect, useReducer, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { chevronDown } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import type { OpenStateProps } from '../../foundation/useOpenState.js';
import { summaryStyles } from '../../foundation/summaryStyles.js';

const Root = styled.div`
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  > details + details {
    border-block-start: 1px solid var(--color-line);
  }

  summary {
    ${summaryStyles}
    gap: var(--space-16);
    min-block-size: 3.5rem;
    padding: var(--space-12) var(--space-16);
    font-weight: var(--weight-medium);
    line-height: 1.5;
    border-radius: var(--radius-card);

    &:hover {
      color: var(--color-accent);
    }
  }

  summary > :is(h2, h3, h4) {
    min-inline-size: 0;
    font: inherit;
  }

  summary > svg {
    transition: transform var(--motion-normal) var(--ease-out);
  }

  details[open] > summary > svg {
    transform: rotate(180deg);
  }

  [data-part='answer'] {
    padding-block: 0 var(--space-16);
    padding-inline: var(--space-16);
    scroll-margin-block-start: 5rem;
    overflow-wrap: anywhere;
  }

  details:has(> :target) > summary {
    color: var(--color-accent);
  }
`;

export interface AccordionItem extends OpenStateProps {
  /** Fragment id (`#id`), so that an answer can be linked. */
  id: string;
  /** Text, which may have a small picture before it and a line below it. */
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** The questions and their answers. */
  items: readonly AccordionItem[];
  /** Items with the same name close each other. */
  exclusiveName?: string;
  /** Heading level of the title. */
  headingLevel?: 2 | 3 | 4;
}

interface ItemProps extends Pick<AccordionProps, 'exclusiveName' | 'headingLevel'> {
  item: AccordionItem;
}

function Item({ item, exclusiveName, headingLevel = 3 }: ItemProps) {
  const { id, title, content, open, defaultOpen, onOpenChange } = item;
  const Heading = `h${headingLevel}` as const;
  const details = useRef<HTMLDetailsElement>(null);
  const pressed = useRef(false);
  // The element also fires a toggle event when it is rendered open.
  const known = useRef(open ?? defaultOpen ?? false);
  // The browser opens and closes it before the app can refuse. Uncontrolled, the state is the element's own.
  const [toggles, countToggle] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!details.current || open === undefined) return;
    known.current = open;
    details.current.open = open;
  }, [open, toggles]);
  return (
    <details
      ref={details}
      data-part="item"
      name={exclusiveName}
      open={open ?? defaultOpen}
      onToggle={({ currentTarget, target }) => {
        if (target !== currentTarget) return;
        const reason = pressed.current ? 'trigger-press' : 'browser';
        pressed.current = false;
        if (currentTarget.open === known.current) return;
        if (open === undefined) known.current = currentTarget.open;
        else countToggle();
        onOpenChange?.(currentTarget.open, { reason });
      }}
    >
      <summary
        data-part="question"
        onClick={() => {
          pressed.current = true;
        }}
      >
        <Heading>{title}</Heading>
        <SvgIcon shape={chevronDown} />
      </summary>
      {/* The id is on the content, so that navigating to it opens the item. */}
      <div data-part="answer" id={id}>
        {content}
      </div>
    </details>
  );
}

/**
 * Questions with collapsible answers. Native `<details>`: works without JavaScript, and find-in-page finds the answers.
 */
export function Accordion({ items, exclusiveName, headingLevel, ...rest }: AccordionProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('Accordion', 'items', items);
  return (
    <Root {...rest} data-part="accordion">
      {items.map((item) => (
        <Item key={item.id} item={item} exclusiveName={exclusiveName} headingLevel={headingLevel} />
      ))}
    </Root>
  );
}
