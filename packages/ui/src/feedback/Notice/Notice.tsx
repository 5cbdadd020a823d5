'use client';
import { useRef, type FocusEvent, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { IconButton } from '../../actions/IconButton/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { stateIcons, stateTones, type StateTone } from '../../foundation/stateTones.js';
import { useUi } from '../../foundation/UiProvider.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-12);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-field);
  color: var(--color-ink);
  background: var(--tone-surface);
  overflow-wrap: break-word;

  ${stateTones}

  > svg {
    /* Centred on the first line for any line height. */
    block-size: calc(1em * var(--leading-body));
    color: var(--tone-ink);
  }

  [data-part='title'] {
    font-weight: var(--weight-medium);
  }

  [data-part='body'] {
    grid-column: 2;
    min-inline-size: 0;

    /* The accent has too little contrast on some grounds. */
    a:not([data-part]) {
      color: inherit;
    }
  }

  > [data-part='icon-button'] {
    grid-row: 1;
    grid-column: 3;
    /* Centred on the first line, like the icon at the start. */
    margin-block: calc((1em * var(--leading-body) - var(--icon-button-size, 2.75rem)) / 2);
    margin-inline-end: calc(-1 * var(--space-8));
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  ref?: Ref<HTMLDivElement>;
  /** Colour and icon. `danger` is for errors. */
  tone?: StateTone;
  /** Bold first line. */
  title?: ReactNode;
  /** Announces the notice when it appears: `danger` at once, others politely. Not for notices present on load. */
  live?: boolean;
  /** Shows a close button and is called when it is pressed. By keyboard, the focus then returns to where it was before. */
  onDismiss?: () => void;
}

/** A short message in the flow of the page. For passing messages use `Toaster`, for blocking ones `Dialog`. */
export function Notice({ tone = 'info', title, live = false, onDismiss, onFocus, children, ...rest }: NoticeProps) {
  const { t } = useUi();
  /** What had the focus before it moved into the notice. */
  const before = useRef<EventTarget>(null);
  return (
    <Root
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      {...rest}
      onFocus={composeHandlers(onFocus, (event: FocusEvent<HTMLDivElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
      })}
      data-part="notice"
      data-tone={tone}
    >
      <Icon name={stateIcons[tone]} />
      <div data-part="body">
        {title && <p data-part="title">{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <IconButton
          icon="close"
          size="small"
          label={t('close')}
          onClick={({ detail }) => {
            // A click by keyboard has no detail. After a tap, a focused field would open the keyboard of a phone.
            if (detail === 0) (before.current as HTMLElement | null)?.focus({ preventScroll: true });
            onDismiss();
          }}
        />
      )}
    </Root>
  );
}
