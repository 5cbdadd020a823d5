import type { ReactNode } from 'react';
import { Message } from './Landing.styles.js';

interface LandingMessageProps {
  id: string;
  title: string;
  text: string;
  /** Small print below the text. */
  children?: ReactNode;
}

/** A full-width message on a landing page. */
export const LandingMessage = ({ id, title, text, children }: LandingMessageProps) => (
  <Message aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p>{text}</p>
    {children}
  </Message>
);
